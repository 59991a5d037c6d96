import type { Card, Dice, Game, Me, NewTable } from './messages';

/** A refusal by HTTP; its words are `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError('offline');
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(answer.error?.code ?? 'server', answer.error?.args ?? {});
  return answer as T;
}

const at = (table: string, verb: string) => `/api/tables/${encodeURIComponent(table)}/${verb}`;

export const api = {
  me: () => call<Me>('/api/me'),
  rename: (name: string) => call<Me>('/api/me', { name }),
  games: () => call<{ games: Game[] }>('/api/games').then((a) => a.games),
  openTables: () => call<{ tables: Card[] }>('/api/tables').then((a) => a.tables),
  mine: () => call<{ tables: Card[] }>('/api/mine').then((a) => a.tables),
  create: (table: NewTable) => call<{ id: string }>('/api/tables', table).then((a) => a.id),
  join: (code: string) => call<{ id: string; seat?: number }>('/api/join', { code }),
  rules: (game: string, lang: string) =>
    call<{ markdown: string; version: number }>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  ticket: () => call<{ ticket: string }>('/api/ticket', {}).then((a) => a.ticket),
  dice: (table: string) => call<Dice>(at(table, 'dice')),
  command: <T = Record<string, never>>(table: string, verb: string, body: object = {}) => call<T>(at(table, verb), body),
};

import type {
  Card,
  Choices,
  Clock,
  Dice,
  Frames,
  Game,
  Line,
  Me,
  NewTable,
  Replay,
  ReviewPart,
  Surface,
  Wishes,
} from './messages';

/** Somebody I have muted or blocked. */
export interface Shunned {
  who: string;
  name: string;
  how: 'mute' | 'block';
  at: number;
}

/** A browser in which I am known; here: this one. */
export interface Device {
  device: string;
  label: string;
  since: number;
  seen: number;
  here: boolean;
}

/** My passkeys, how many recovery codes are left, and whether this address can have keys. */
export interface Keys {
  possible: boolean;
  keys: { id: string; label: string; since: number; seen: number }[];
  codes: number;
}

/** A refusal by HTTP; its words are `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

async function call<T>(path: string, body?: unknown, written?: string): Promise<T> {
  const text = written ?? (body === undefined ? undefined : JSON.stringify(body));
  let response: Response;
  try {
    response = await fetch(path, {
      method: text === undefined ? 'GET' : 'POST',
      headers: text === undefined ? {} : { 'Content-Type': 'application/json' },
      body: text,
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError('offline');
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(answer.error?.code ?? 'server', answer.error?.args ?? {});
  return answer as T;
}

const reel = (id: string, part = '') => `/api/replay/${encodeURIComponent(id)}${part}`;
const at = (table: string, verb: string) => `/api/tables/${encodeURIComponent(table)}/${verb}`;

export const api = {
  me: () => call<Me>('/api/me'),
  devices: async () => (await call<{ devices: Device[] }>('/api/me/devices')).devices,
  signOut: async (which: { device: string } | { others: true }) =>
    (await call<{ devices: Device[] }>('/api/me/devices', which)).devices,
  passkeys: () => call<Keys>('/api/me/passkeys'),
  beginKey: () => call<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/begin', {}),
  addPasskey: (credential: unknown) => call<Keys>('/api/me/passkeys', { credential }),
  removePasskey: (id: string) => call<Keys>('/api/me/passkeys/remove', { id }),
  recoveryCodes: async () => (await call<{ codes: string[] }>('/api/me/recovery', {})).codes,
  beginComing: () => call<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/begin', {}),
  comeWithKey: (credential: unknown, bring: boolean) =>
    call<Me>('/api/sign-in', { credential, bring }),
  comeByCode: (code: string, bring: boolean) => call<Me>('/api/sign-in/code', { code, bring }),
  myData: () => call<Record<string, unknown>>('/api/me/export'),
  erase: () => call<Record<string, never>>('/api/me/erase', { sure: true }),
  rename: (name: string) => call<Me>('/api/me', { name }),
  games: () => call<{ games: Game[] }>('/api/games').then((a) => a.games),
  clocks: () => call<{ clocks: Clock[] }>('/api/games').then((a) => a.clocks),
  openTables: () => call<{ tables: Card[]; messages: Record<string, string> }>('/api/tables'),
  mine: () => call<{ tables: Card[] }>('/api/mine').then((a) => a.tables),
  create: (table: NewTable) => call<{ id: string }>('/api/tables', table).then((a) => a.id),
  join: (code: string) => call<{ id: string; seat?: number }>('/api/join', { code }),
  rules: (game: string, lang: string) =>
    call<{ markdown: string; version: number }>(
      `/api/rules/${encodeURIComponent(game)}?lang=${lang}`,
    ),
  surface: (game: string, lang: string) =>
    call<Surface>(`/api/games/${encodeURIComponent(game)}/surface?lang=${lang}`),
  choices: (table: string, nth: number, path: number[]) =>
    call<Choices>(`${at(table, 'choices')}?nth=${nth}&path=${path.join('.')}`),
  ticket: () => call<{ ticket: string }>('/api/ticket', {}).then((a) => a.ticket),
  dice: (table: string) => call<Dice>(at(table, 'dice')),
  replay: (id: string) => call<Replay>(reel(id)),
  frames: (id: string, seat: number | null, open: boolean, first: number, count: number) =>
    call<Frames>(
      `${reel(id, '/frames')}?seat=${seat ?? ''}&open=${open ? 1 : 0}&first=${first}&count=${count}`,
    ).then((a) => a.frames),
  review: (id: string, first: number) => call<ReviewPart>(`${reel(id, '/review')}?first=${first}`),
  replayDice: (id: string) => call<Dice>(reel(id, '/dice')),
  /** A match file, as it is. */
  bring: (file: string) => call<{ id: string }>('/api/replay', undefined, file).then((a) => a.id),
  chat: (table: string, before?: number) =>
    call<{ lines: Line[]; more: boolean; first: number; hidden: string[] }>(
      `${at(table, 'chat')}${before ? `?before=${before}` : ''}`,
    ),
  shunned: () => call<{ people: Shunned[] }>('/api/shunned').then((a) => a.people),
  forgive: (who: string, how: 'none' | 'mute' | 'block') =>
    call<{ people: Shunned[] }>('/api/shunned', { who, how }).then((a) => a.people),
  wishes: () => call<Wishes>('/api/notify'),
  wishMail: (address: string, language: string) =>
    call<Wishes>('/api/notify/mail', { address, language }),
  confirmMail: (code: string) => call<Wishes>('/api/notify/confirm', { code }),
  wishHook: (url: string, language: string) => call<Wishes>('/api/notify/hook', { url, language }),
  stopWish: (what: 'mail' | 'hook') => call<Wishes>('/api/notify/stop', { what }),
  unsubscribe: (token: string) => call<object>('/api/unsubscribe', { token }),
  command: <T = Record<string, never>>(table: string, verb: string, body: object = {}) =>
    call<T>(at(table, verb), body),
};

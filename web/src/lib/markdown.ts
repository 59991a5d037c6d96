import { Lexer, type Token, type Tokens } from 'marked';

/** A rulebook as a tree of plain texts; nothing in it can become markup. */
export type Inline = { kind: 'text' | 'bold' | 'em' | 'code' | 'mark' | 'clause'; text: string };
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; parts: Inline[]; clause: string | null }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: { parts: Inline[]; clause: string | null }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** The id of a clause, such as BC-17 or SM-16a. */
const ID = String.raw`[A-Z]{2,4}-\d+[a-z]?`;
export const CLAUSE = new RegExp(`^${ID}$`);
const BEGINS = new RegExp(String.raw`^(?:\*\*)?(${ID})\b`);
/** What stands in a rulebook's sentences and is no Markdown: marks in brackets, ids of clauses. */
const OWN =
  /\[(?<mark>(?:ruling|house|option|Auslegung|Haus|Wahl|Option)[^\]]*)\]|\b(?<clause>[A-Z]{2,4}-\d+[a-z]?)\b/g;

export function parse(markdown: string): Block[] {
  return Lexer.lex(markdown).flatMap(block);
}

export function inline(text: string): Inline[] {
  return written(Lexer.lexInline(text));
}

function block(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'heading': {
      const text = plain(written(token.tokens ?? []));
      return [{ kind: 'heading', level: (token as Tokens.Heading).depth, text, id: slug(text) }];
    }
    case 'blockquote':
      return [{ kind: 'quote', blocks: (token.tokens ?? []).flatMap(block) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [
        {
          kind: 'list',
          ordered,
          items: items.map((item) => ({
            parts: joined(item.tokens.map((inside) => written(insideOf(inside) ?? [inside]))),
            clause: clauseOf(item.text),
          })),
        },
      ];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => written(cell.tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    default:
      return [
        {
          kind: 'paragraph',
          parts: written(insideOf(token) ?? [token]),
          clause: clauseOf(token.raw),
        },
      ];
  }
}

const insideOf = (token: Token): Token[] | undefined =>
  'tokens' in token ? token.tokens : undefined;

const clauseOf = (text: string): string | null => BEGINS.exec(text)?.[1] ?? null;

function written(tokens: Token[]): Inline[] {
  return merged(tokens.flatMap(piece));
}

function piece(token: Token): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'bold', text: plain(written(token.tokens ?? [])) }];
    case 'em':
      return [{ kind: 'em', text: plain(written(token.tokens ?? [])) }];
    case 'codespan':
      return /^\[.*\]$/.test(token.text)
        ? [{ kind: 'mark', text: token.text.slice(1, -1) }]
        : [{ kind: 'code', text: token.text }];
    case 'link':
      return written(token.tokens ?? []);
    case 'image':
      return [{ kind: 'text', text: token.text }];
    case 'br':
      return [{ kind: 'text', text: ' ' }];
    case 'html':
      return [{ kind: 'text', text: token.raw }];
    default:
      return insideOf(token)?.flatMap(piece) ?? ours(unescaped(token));
  }
}

const unescaped = (token: Token): string =>
  String('text' in token ? token.text : token.raw).replace(/\s*\n\s*/g, ' ');

function ours(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(OWN)) {
    parts.push({ kind: 'text', text: text.slice(at, found.index) });
    const { mark, clause } = found.groups!;
    parts.push(mark ? { kind: 'mark', text: mark } : { kind: 'clause', text: clause! });
    at = found.index + found[0].length;
  }
  return [...parts, { kind: 'text', text: text.slice(at) }];
}

/** Neighbouring texts become one, empty ones go. */
function merged(parts: Inline[]): Inline[] {
  const found: Inline[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      found[found.length - 1] = { kind: 'text', text: last.text + part.text };
    else if (part.text) found.push(part);
  }
  return found;
}

const joined = (paragraphs: Inline[][]): Inline[] =>
  merged(
    paragraphs.flatMap((parts, i): Inline[] =>
      i ? [{ kind: 'text', text: ' ' }, ...parts] : parts,
    ),
  );

const plain = (parts: Inline[]): string => parts.map((part) => part.text).join('');

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

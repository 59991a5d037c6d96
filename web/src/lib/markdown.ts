/** The little markdown our rulebooks use, as a tree; nothing in it can become markup. */
export type Inline = { kind: 'text' | 'bold' | 'em' | 'code' | 'mark' | 'clause'; text: string };
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; parts: Inline[]; clause: string | null }
  | { kind: 'quote'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { parts: Inline[]; clause: string | null }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const CLAUSE = /^(?:\*\*)?((?:BC|BB|SS|SM)-\d+)\b/;
const INLINE =
  /(\*\*[^*]+\*\*)|(`[^`]+`)|(\*[^*\s][^*]*\*)|(\[(?:ruling|house|option|Auslegung|Haus|Wahl|Option)[^\]]*\])|(\b(?:BC|BB|SS|SM)-\d+\b)|\[([^\]]+)\]\([^)]*\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    const [whole, bold, code, em, mark, clause, link] = found;
    if (bold) parts.push({ kind: 'bold', text: bold.slice(2, -2) });
    else if (code)
      parts.push(
        /^`\[.*\]`$/.test(code)
          ? { kind: 'mark', text: code.slice(2, -2) }
          : { kind: 'code', text: code.slice(1, -1) },
      );
    else if (em) parts.push({ kind: 'em', text: em.slice(1, -1) });
    else if (mark) parts.push({ kind: 'mark', text: mark.slice(1, -1) });
    else if (clause) parts.push({ kind: 'clause', text: clause });
    else parts.push({ kind: 'text', text: link! });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.replace(/\r/g, '').split('\n');
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!;
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (!line.trim()) i++;
    else if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading[1]!.length,
        text: heading[2]!.replace(/[*`]/g, ''),
        id: slug(heading[2]!),
      });
      i++;
    } else if (line.startsWith('>')) {
      const text: string[] = [];
      while (lines[i]?.startsWith('>')) text.push(lines[i++]!.replace(/^>\s?/, ''));
      blocks.push({ kind: 'quote', parts: inline(text.join(' ')) });
    } else if (line.startsWith('|')) {
      const rows: string[] = [];
      while (lines[i]?.startsWith('|')) rows.push(lines[i++]!);
      const cells = rows
        .filter((row) => !/^\|[\s:|-]+\|?$/.test(row))
        .map((row) =>
          row
            .replace(/^\||\|\s*$/g, '')
            .split('|')
            .map((cell) => inline(cell.trim())),
        );
      blocks.push({ kind: 'table', head: cells[0] ?? [], rows: cells.slice(1) });
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const ordered = /^\s*\d+\./.test(line);
      const items: string[] = [];
      while (i < lines.length && lines[i]!.trim()) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(lines[i]!);
        if (item) items.push(item[1]!);
        else items.push(`${items.pop() ?? ''} ${lines[i]!.trim()}`);
        i++;
      }
      blocks.push({
        kind: 'list',
        ordered,
        items: items.map((text) => ({
          parts: inline(text),
          clause: CLAUSE.exec(text)?.[1] ?? null,
        })),
      });
    } else {
      const text: string[] = [];
      while (
        i < lines.length &&
        lines[i]!.trim() &&
        !/^(#|>|\||\s*[-*]\s|\s*\d+\.\s)/.test(lines[i]!)
      )
        text.push(lines[i++]!.trim());
      if (!text.length) text.push(lines[i++]!);
      const joined = text.join(' ');
      blocks.push({
        kind: 'paragraph',
        parts: inline(joined),
        clause: CLAUSE.exec(joined)?.[1] ?? null,
      });
    }
  }
  return blocks;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

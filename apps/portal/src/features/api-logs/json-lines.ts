export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A line of a formatted body. */
export interface JsonLine {
  depth: number;
  /** Name of the field; undefined in a list. */
  name?: string;
  /** What stands behind the name: a value, or how a list or object begins or ends. */
  text: string;
  /** A list or object that can be folded: where it is, and what it holds. */
  fold?: { path: string; holds: string; isFolded: boolean };
  /** Another value follows. */
  comma: boolean;
}

/** Fields and entries from which on a list or object within another is folded at first. */
const FOLDED_FROM = 5;

const isContainer = (value: Json): value is readonly Json[] | { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null;

const entriesOf = (value: readonly Json[] | { readonly [name: string]: Json }): [string | undefined, Json][] =>
  Array.isArray(value) ? value.map((item: Json) => [undefined, item]) : Object.entries(value);

function holdsOf(value: Json, count: number): string {
  if (Array.isArray(value)) return count === 1 ? '[ 1 entry ]' : `[ ${count} entries ]`;
  return count === 1 ? '{ 1 field }' : `{ ${count} fields }`;
}

/** The paths that are folded at first: large lists and objects, but not the whole. */
export function foldedAtFirst(value: Json, path = ''): string[] {
  if (!isContainer(value)) return [];
  const entries = entriesOf(value);
  const own = path !== '' && entries.length >= FOLDED_FROM ? [path] : [];
  return [...own, ...entries.flatMap(([name, item], at) => foldedAtFirst(item, `${path}/${name ?? at}`))];
}

/** The lines of a value, without those within what is folded. */
export function linesOf(value: Json, folded: ReadonlySet<string>): JsonLine[] {
  const lines: JsonLine[] = [];
  const write = (item: Json, { name, path, depth, comma }: Omit<JsonLine, 'text' | 'fold'> & { path: string }) => {
    const named = name === undefined ? {} : { name };
    const entries = isContainer(item) ? entriesOf(item) : [];
    if (!isContainer(item) || entries.length === 0) {
      lines.push({ depth, ...named, text: JSON.stringify(item), comma });
      return;
    }
    const [open, close] = Array.isArray(item) ? (['[', ']'] as const) : (['{', '}'] as const);
    const isFolded = path !== '' && folded.has(path);
    const holds = holdsOf(item, entries.length);
    const fold = path === '' ? {} : { fold: { path, holds, isFolded } };
    lines.push({ depth, ...named, text: isFolded ? holds : open, ...fold, comma: isFolded && comma });
    if (isFolded) return;
    for (const [at, [inner, entry]] of entries.entries())
      write(entry, {
        ...(inner !== undefined && { name: inner }),
        path: `${path}/${inner ?? at}`,
        depth: depth + 1,
        comma: at < entries.length - 1,
      });
    lines.push({ depth, text: close, comma });
  };
  write(value, { path: '', depth: 0, comma: false });
  return lines;
}

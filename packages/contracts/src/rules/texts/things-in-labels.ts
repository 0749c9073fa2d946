import { inLabels, isFirst, type Labels } from './labels.ts';

/** Keys of lists, pages and forms whose text users read. */
const SHOWN: ReadonlySet<string> = new Set(
  'title label description help placeholder message short fileTitle inWords submitLabel unit group'.split(' '),
);
/** Keys below which every text is one that users read. */
const ALL_SHOWN: ReadonlySet<string> = new Set(['words', 'choices', 'noun']);
/** Keys below which there is only what users wrote, or what programs read. */
const DATA: ReadonlySet<string> = new Set(['values', 'examples', 'default', 'const', 'enum']);

const isText = (part: unknown): boolean => typeof part === 'string';

/** Options by their source are what the server found; those of a field are ours. */
const isData = (key: string, part: unknown): boolean => DATA.has(key) || (key === 'options' && !Array.isArray(part));

/** A list, page or form with its texts in the words of a facility. Its codes and keys stay as they are. */
export function thingInLabels<T>(thing: T, labels: Labels): T {
  return isFirst(labels) ? thing : (mapped(thing, false) as T);

  function mapped(value: unknown, isShown: boolean): unknown {
    if (typeof value === 'string') return isShown ? inLabels(value, labels) : value;
    if (Array.isArray(value)) return value.map((entry) => mapped(entry, isShown));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      isData(key, part) ? part : mapped(part, isShown || ALL_SHOWN.has(key) || (SHOWN.has(key) && isText(part))),
    ]);
    return Object.fromEntries(entries);
  }
}

import { createHash } from 'node:crypto';

/** One entry of a page, as the build writes it. */
const PAGE = /\w+\(\{view:`\w+View`(?:(?!\w+\(\{view:`).)*?import\.meta\.url\)[^{}]*\}\)/gs;
const TEXT = /`[^`]*`/g;
/** Words like `get` and `search` are in every script. */
const LONG_VERB = 12;
/** Some calls are made by the shell itself. */
const MOST_CALLS = 5;

const rotate = (text: string, by: number): string =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((((letter.codePointAt(0) ?? 0) - 97 + by) % 26) + 97));

const hashed = (text: string, seed: string): string =>
  text.replaceAll(
    /-[\da-f]{8}(?=\.js)/g,
    (hash) =>
      `-${createHash('sha256')
        .update(seed + hash)
        .digest('hex')
        .slice(0, 8)}`,
  );

/**
 * The script of the first load as it would be with more pages: copies of those that it has under words of their own.
 * Texts that are there three times are words of the product and stay.
 */
export function grown(script: string, pages: number): string {
  const counts = new Map<string, number>();
  for (const [text] of script.matchAll(TEXT)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const renamed = (entry: string, copy: number) =>
    hashed(entry, String(copy)).replaceAll(TEXT, (text) => ((counts.get(text) ?? 0) >= 3 ? text : rotate(text, copy)));
  const entries = [...script.matchAll(PAGE)].map(([entry]) => entry);
  if (entries.length < 30) throw new Error(`Only ${entries.length} pages are recognised in the first load.`);
  const added = Array.from({ length: Math.max(0, pages - entries.length) }, (_, at) =>
    renamed(entries[at % entries.length] ?? '', 1 + (at % 25)),
  );
  // Beside those that are there, as the build would put them
  const lastPage = entries.at(-1) ?? '';
  return script.replace(lastPage, () => [lastPage, ...added].join(','));
}

/** Throws if the first load names more than a few calls: it then contains a list that grows with every call. */
export function refuseListsOfCalls(script: string, calls: readonly string[]): void {
  const verbs = new Set(calls.map((call) => call.slice(call.indexOf('.') + 1)));
  const named = [...verbs].filter((verb) => verb.length >= LONG_VERB && new RegExp(`\\b${verb}\\b`).test(script));
  if (named.length > MOST_CALLS)
    throw new Error(`The first load has a list of calls: ${named.slice(0, 10).join(', ')}. Load it where it is used.`);
}

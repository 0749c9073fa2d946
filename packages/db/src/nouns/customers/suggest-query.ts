import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import type { Reader } from '../../connect/reader.ts';
import { isOneLetterApart } from '@quickportal/contracts/rules/texts/one-letter-apart';
import { matchCountsOf, wordsNear } from './build-customer-search.ts';

/** What is between words; `foldText` drops apostrophes. */
const separators = /([\s!-&(-/:-@[-_{-~]+)/;
const isSpellable = (word: string): boolean => /^\D{3,24}$/.test(word);
/** More words than this in one term are not put right. */
const MOST_WORDS = 4;
/** Spellings of one word, and of the whole term with as many words changed, that are looked for. */
const MOST_SPELLINGS = 8;
/** Words near one that are read, and matches of a spelling that are counted. */
const MOST_NEAR = 100;
const MOST_COUNTED = 100;

/**
 * The term with misspelt words put right, folded: one letter wrong, missing or too many, or two neighbours swapped. As
 * few words as possible are changed, to what most customers in scope have; undefined where nothing finds any.
 */
export async function suggestQuery(db: Reader, query: string): Promise<string | undefined> {
  const parts = query
    .trim()
    .split(separators)
    .map((part, at) => (at % 2 === 0 ? foldText(part) : part));
  const words = [...new Set(parts)].filter(isSpellable).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const shape = { everywhere: db.scope.kind !== 'community' };
  const near = await db.all(wordsNear(shape), { words, atMost: MOST_NEAR });
  const spellings = words.map((word) =>
    spellingsOf(
      word,
      near.filter(({ misspelt }) => misspelt === word),
    ),
  );
  const changes = combinations(spellings);
  const candidates = words.flatMap((_, at) =>
    changes.filter((changed) => changed.filter(Boolean).length === at + 1).slice(0, MOST_SPELLINGS),
  );
  if (candidates.length === 0) return undefined;
  const terms = candidates.map((changed) => parts.map((part) => changed[words.indexOf(part)] ?? part).join(''));
  const counts = await db.all(matchCountsOf(shape), { terms, atMost: MOST_COUNTED });
  const changesOf = (term: string) => candidates[terms.indexOf(term)]?.filter(Boolean).length ?? 0;
  const [best] = counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => changesOf(one.term) - changesOf(other.term) || other.count - one.count);
  return best?.term;
}

/** What a word may have been meant for, those with the same first letter first; undefined: it stays as it is. */
function spellingsOf(word: string, near: readonly { near: string }[]): (string | undefined)[] {
  const meant = near
    .map((row) => row.near)
    .filter((candidate) => isOneLetterApart(word, candidate))
    .toSorted((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]) || (a < b ? -1 : 1));
  return [undefined, ...meant.slice(0, MOST_SPELLINGS)];
}

/** Every way to choose one of each list, those of early places first. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  const start: { chosen: T[]; place: number }[] = [{ chosen: [], place: 0 }];
  const all = lists.reduce(
    (begun, list) =>
      begun.flatMap(({ chosen, place }) => list.map((item, at) => ({ chosen: [...chosen, item], place: place + at }))),
    start,
  );
  return all.toSorted((one, other) => one.place - other.place).map(({ chosen }) => chosen);
}

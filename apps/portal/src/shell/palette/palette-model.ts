import type { Session } from '../../data/session.ts';
import { isOffered } from '../../pages/access.ts';
import type { Page } from '../../pages/page.ts';
import { allPages } from '../../pages/page-list.ts';

/** Pages that the palette offers a person: those they may open and that need no parameter. */
export function palettePages(session: Session, all: readonly Page[] = allPages()): Page[] {
  return all.filter(
    (page) =>
      page.load &&
      page.view !== 'NotFoundView' &&
      page.audience !== 'public' &&
      isOffered(page, session) &&
      !Object.values(page.search ?? {}).some(({ required }) => required),
  );
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * How well a text fits what was typed, 0 for not at all: every word typed must start a word, or stand inside one of
 * the first text, which is the name; the name counts more than the keywords.
 */
export function fit(typed: string, name: string, keywords = ''): number {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const inName = fold(name);
  const startsWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);
  let score = 1;
  for (const word of words) {
    if (inName.startsWith(word)) score += 4;
    else if (startsWord(inName, word)) score += 3;
    else if (startsWord(fold(keywords), word)) score += 1;
    else if (word.length > 1 && inName.includes(word)) score += 0.5;
    else return 0;
  }
  return score;
}

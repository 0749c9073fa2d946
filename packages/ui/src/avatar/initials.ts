/** Legal forms and conjunctions, which give no initial. */
const skipped = new Set(['&', 'and', 'of', 'the', 'pty', 'ltd', 'limited']);

/**
 * Returns at most two initials: of the first and last word of a person's name, of the first two words of any other
 * name.
 */
export function initials(name: string, kind: 'person' | 'organisation' = 'person'): string {
  const words = name.split(/[\s/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word) && !skipped.has(word.toLowerCase()));
  const second = kind === 'person' ? words.slice(1).at(-1) : words[1];
  return [words[0], second].map(firstLetter).join('').toUpperCase();
}

function firstLetter(word: string | undefined): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(word ?? '')?.[0] ?? '';
}

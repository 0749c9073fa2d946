/** Words that name a form of company or join two names; they give no initial. */
const skipped = new Set(['&', 'and', 'of', 'the', 'pty', 'ltd', 'limited']);

/** At most two initials: of first and last word of a person, of the first two words of anything else. */
export function initials(name: string, kind: 'person' | 'organisation' = 'person'): string {
  const words = name.split(/[\s/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word) && !skipped.has(word.toLowerCase()));
  const second = kind === 'person' ? words.slice(1).at(-1) : words[1];
  return [words[0], second].map(firstLetter).join('').toUpperCase();
}

function firstLetter(word: string | undefined): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(word ?? '')?.[0] ?? '';
}

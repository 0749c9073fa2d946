/** Two letters that stand for a name: "Harbour City Utilities" is HC. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Whether two words differ in exactly one letter: another one, one more, one less, or two neighbours swapped. */
export function isOneLetterApart(word: string, other: string): boolean {
  const [shorter, longer] = [word, other].map((text) => Array.from(text)).toSorted((a, b) => a.length - b.length);
  if (!shorter || !longer || word === other || longer.length - shorter.length > 1) return false;
  const differsAt = longer.findIndex((letter, at) => letter !== shorter[at]);
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  if (longer.length > shorter.length) return rest(longer, differsAt + 1) === rest(shorter, differsAt);
  const isSwapped = longer[differsAt] === shorter[differsAt + 1] && longer[differsAt + 1] === shorter[differsAt];
  return (
    rest(longer, differsAt + 1) === rest(shorter, differsAt + 1) ||
    (isSwapped && rest(longer, differsAt + 2) === rest(shorter, differsAt + 2))
  );
}

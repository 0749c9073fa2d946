/** The list with one entry at another place, counted from 0; the others keep their order. */
export function moved(list: readonly string[], entry: string, to: number): string[] {
  const others = list.filter((other) => other !== entry);
  return others.toSpliced(to, 0, entry);
}

/** A character that is shown, and whether it was typed or the mask added it. */
export type Cell = { character: string; isTyped: boolean };

/** A text as it was typed. */
export const cellsOf = (text: string): Cell[] => text.split('').map((character) => ({ character, isTyped: true }));

/**
 * Runs of digits between separators that were typed, each in its groups. Within a run the separators are the mask's own.
 * `text` is the runs joined by `separator`.
 */
export function shownCells(text: string, runs: readonly (readonly string[])[], separator: string): Cell[] {
  if (text === '') return [];
  return runs.flatMap((groups, run) => [
    ...(run === 0 ? [] : [{ character: separator, isTyped: true }]),
    ...groups.flatMap((digits, at) => [
      ...(at === 0 ? [] : [{ character: separator, isTyped: false }]),
      ...cellsOf(digits),
    ]),
  ]);
}

/** The text that cells show. */
export const formatted = (cells: readonly Cell[]): string => cells.map(({ character }) => character).join('');

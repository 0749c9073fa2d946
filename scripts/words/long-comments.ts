/** Lines that a comment has at most (CONTRIBUTING.md). */
const MOST_LINES = 3;

const BLOCK = /^[ \t]*\/\*\*?\n(?<lines>(?:[ \t]*\*(?!\/).*\n)+)/gm;
const LINES = /^(?:[ \t]*\/\/.*\n)+/gm;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The lines of a file on which comments of more than three lines start. */
export function longComments(text: string): number[] {
  const blocks = [...text.matchAll(BLOCK)].filter(({ groups }) => countLines(groups?.lines) > MOST_LINES);
  const runs = [...text.matchAll(LINES)].filter(([lines]) => countLines(lines) > MOST_LINES);
  return [...blocks, ...runs].map(({ index }) => lineAt(text, index)).toSorted((line, other) => line - other);
}

const countLines = (comment = ''): number => comment.split('\n').filter((line) => /[^\s*/]/.test(line)).length;

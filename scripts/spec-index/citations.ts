/** A test that names an item of the specification in its title, or a story with its checks that does above it. */
export interface Citation {
  readonly id: string;
  /** The title without ids. */
  readonly title: string;
  /** What the test does: its lines, and those of the functions of its file that it uses. */
  readonly code: string;
}

export const CITED = /\[(?<ids>(?:[123][CPERMK]\d{3}[ ,]*){1,3})\]/g;
/** A string of one line that has ids in it. */
const TITLE =
  /(?<quote>['"`])(?<title>(?:(?!\k<quote>)(?:\\.|[^\\]))*\[[123][CPERMK]\d{3}(?:(?!\k<quote>)(?:\\.|[^\\]))*)\k<quote>/;
/** The line above a story: designers read its docstring and its name, so the ids are in neither. */
const SHOWN = /^\/\/ Shows \[/;
const STORY_NAME = /^ {2}name: (?<quote>['"])(?<name>.*)\k<quote>,?$/m;
const ID = /[123][CPERMK]\d{3}/g;
const TEST_START = /^\s*(?:(?:it|test|describe)\b|export const \w+: Story\b)/;
const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:const|let|function) \{?\s*(?<name>\w+)/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The lines from `start` to the end of its statement, which `last` is in or before. Formatted code ends at its indent. */
function statement(lines: readonly string[], start: number, last = start): string {
  const indent = indentOf(lines[start] ?? '');
  const isEnd = (line: string, index: number) =>
    index >= last && indentOf(line) <= indent && (line.endsWith(';') || (index > start && line.trim() === '}'));
  const end = lines.findIndex((line, index) => index >= start && line.trim() !== '' && isEnd(line, index));
  return lines.slice(start, end === -1 ? lines.length : end + 1).join('\n');
}

/** The top-level declarations of a file by name. */
export function declarationsOf(text: string): Map<string, string> {
  const lines = text.split('\n');
  return new Map(
    lines.flatMap((line, index): [string, string][] => {
      const name = DECLARATION.exec(line)?.groups?.['name'];
      return name === undefined ? [] : [[name, statement(lines, index)]];
    }),
  );
}

const namesIn = (code: string): Set<string> => new Set(code.match(/[A-Za-z_]\w*/g));

function withDeclarations(code: string, declarations: ReadonlyMap<string, string>): string {
  const parts = new Map<string, string>();
  const add = (part: string): void => {
    for (const name of namesIn(part)) {
      const declared = declarations.get(name);
      if (declared === undefined || parts.has(name) || code.includes(declared)) continue;
      parts.set(name, declared);
      add(declared);
    }
  };
  add(code);
  return [code, ...parts.values()].join('\n');
}

/** The sentence that a line with ids belongs to: the title of a test, the name of a story, or else its docstring. */
function titleAt(lines: readonly string[], index: number, code: string): string {
  const line = (lines[index] ?? '').trim();
  if (!SHOWN.test(line)) return TITLE.exec(line)?.groups?.['title'] ?? line;
  const name = STORY_NAME.exec(code)?.groups?.['name'];
  if (name !== undefined || !lines[index - 1]?.endsWith('*/')) return name ?? '';
  let first = index;
  while (first > 0 && !lines[first]?.startsWith('/**')) first -= 1;
  const comment = lines.slice(first, index).map((each) => each.trim().replace(/^\/?\*+\/?\s?|\s*\*\/$/g, ''));
  return comment.join(' ').trim();
}

/** Every id that the titles of a file's tests name. */
export function citationsOf(text: string): Citation[] {
  const lines = text.split('\n');
  const declarations = declarationsOf(text);
  return lines.flatMap((line, index) => {
    const ids = [...line.matchAll(CITED)].flatMap((match) => match[0].match(ID) ?? []);
    if (ids.length === 0) return [];
    const isAbove = SHOWN.test(line);
    let start = index;
    if (isAbove) while (start < lines.length - 1 && !TEST_START.test(lines[start] ?? '')) start += 1;
    else while (start > 0 && !TEST_START.test(lines[start] ?? '')) start -= 1;
    const code = withDeclarations(statement(lines, start, isAbove ? start : index), declarations);
    const title = titleAt(lines, index, code)
      .replaceAll(CITED, '')
      .replace(/\s+(?=[.:,]|$)/g, '')
      .trim();
    return ids.map((id): Citation => ({ id, title, code }));
  });
}

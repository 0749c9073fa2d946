/** A word that our comments, test titles and docs do not use, and what they use instead. */
interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** The worst of ../shared/design/writing.md's list; docs/glossary.md has the terms of the domain. */
export const words: readonly Word[] = [
  { pattern: /\b(?:some|no)body\b/i, instead: 'a user, another user, no one' },
  { pattern: /\bwho(?:m)?ever\b/i, instead: 'anyone who, the user who' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /(?:^|[.:;] )Answers\b/, instead: 'Returns' },
  { pattern: /\banswers (?:\d{3}|with|whether)\b/, instead: 'returns, responds with' },
  { pattern: /\b(?:the|their|its) present\b/i, instead: 'the current' },
  { pattern: /\bstands? (?:in|there)\b/, instead: 'is in, exists' },
  { pattern: /\bhow-?many-?eth\b/i, instead: 'attempt number' },
];

/** A place where one of the words is. */
export interface Finding {
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

const TITLE = /\b(?:it|test|describe)(?:\.[a-z]+(?:\([^)]*\))*)*\(\s*(?<quote>['"`])(?<title>.*?)\k<quote>/i;

/** The parts of a line of code that are English: its comment and the title of a test. */
function english(line: string): string[] {
  const trimmed = line.trim();
  if (/^(?:\/\*\*?|\*|\/\/|\{\/\*)/.test(trimmed)) return [trimmed.replace(/^(?:\/\*\*?|\*+\/?|\/\/|\{\/\*)\s*/, '')];
  const comment = /(?:^|\s)\/\/ (?<text>.*)$/.exec(line)?.groups?.['text'];
  const title = TITLE.exec(line)?.groups?.['title'];
  return [comment, title].filter((text) => text !== undefined);
}

/** Where a file uses one of the words: in comments and titles of code, anywhere in a document. */
export function findWords(file: string, source: string): Finding[] {
  const isCode = !file.endsWith('.md');
  let inFence = false;
  return source.split('\n').flatMap((line, index) => {
    if (!isCode && line.startsWith('```')) inFence = !inFence;
    // Names in code are quoted as they are
    const texts = isCode ? english(line) : inFence ? [] : [line.replaceAll(/`[^`]*`/g, '')];
    const found = words.filter(({ pattern }) => texts.some((text) => pattern.test(text)));
    return found.map(({ instead }) => ({ line: index + 1, text: line.trim(), instead }));
  });
}

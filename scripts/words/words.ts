/** A word that we do not use, and what we use instead. */
interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

const people: readonly Word[] = [
  { pattern: /\b(?:some|no|any|every)body\b/i, instead: 'a user, another user, no one, anyone, everyone' },
  { pattern: /\bwho(?:m)?ever\b/i, instead: 'anyone who, the user who' },
  { pattern: /\banew\b/i, instead: 'again' },
];

/** The worst of ../shared/design/writing.md's list; docs/glossary.md has the terms of the domain. */
export const words: readonly Word[] = [
  ...people,
  { pattern: /(?:^|[.:;] )Answers\b/, instead: 'Returns' },
  { pattern: /\banswers (?:\d{3}|with|whether)\b/, instead: 'returns, responds with' },
  { pattern: /\b(?:the|their|its) present\b/i, instead: 'the current' },
  { pattern: /\bstands? (?:in|there)\b/, instead: 'is in, exists' },
  { pattern: /\bhow-?many-?eth\b/i, instead: 'attempt number' },
];

/** What comments and titles of code say in a roundabout way; documents may still have them. */
export const codeWords: readonly Word[] = [
  { pattern: /\b(?:is|are|was|were|be) told\b/i, instead: 'is notified, receives, learns; is distinguished' },
  { pattern: /\b(?:is|are|was|were|be) asked for\b/i, instead: 'is requested, queried, required' },
  { pattern: /\bhow .{1,30} fares?\b/i, instead: 'the state of' },
];

/** Words that a user of the portal or the API stumbles over. */
export const screenWords: readonly Word[] = [
  ...people,
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'correct' },
  { pattern: /\bin the vault\b/i, instead: 'stored encrypted' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
  { pattern: /\basked for\b/i, instead: 'requested' },
  { pattern: /\btold\b/i, instead: 'notified, informed' },
  { pattern: /\b(?:give|gives|given|gave) back\b/i, instead: 'refund, refunded' },
  { pattern: /\b(?:the|their|your) present\b/i, instead: 'the current' },
  { pattern: /\b(?:bank|server|network) (?:has )?(?:not )?(?:answer|said)/i, instead: 'responded, confirmed' },
  { pattern: /\bcarried out\b/i, instead: 'processed' },
  { pattern: /\blapses?\b|\blapsed\b/i, instead: 'expires, expired' },
];

/** What Storybook shows of a file: docstrings and strings of stories, docstrings of components, pages. */
const STORYBOOK = /^(?:apps\/portal|packages\/(?:forms|ui))\/src\/.*\.(?:tsx|mdx)$/;
const SPEC_ID = /\b[123][CPERMK]\d{3}\b/;
const LINE_COMMENT = /(?:^|\s)\/\/ .*$/;

const specIdAbove: Word = {
  pattern: SPEC_ID,
  instead: 'nothing in what designers read; in a line comment below the docstring: // Shows [ids] above a story',
};

/** Whether designers would read an id of the specification in this line. */
const showsSpecId = (line: string): boolean => SPEC_ID.test(line.replace(LINE_COMMENT, ''));

/** A place where one of the words is. */
export interface Finding {
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

const TITLE = /\b(?:it|test|describe)(?:\.[a-z]+(?:\([^)]*\))*)*\(\s*(?<quote>['"`])(?<title>.*?)\k<quote>/i;
const COMMENT = /^(?:\/\*\*?|\*|\/\/|\{\/\*)/;

/** The parts of a line of code that are English: its comment and the title of a test. */
function english(line: string): string[] {
  const trimmed = line.trim();
  if (COMMENT.test(trimmed)) return [trimmed.replace(/^(?:\/\*\*?|\*+\/?|\/\/|\{\/\*)\s*/, '')];
  const comment = /(?:^|\s)\/\/ (?<text>.*)$/.exec(line)?.groups?.['text'];
  const title = TITLE.exec(line)?.groups?.['title'];
  return [comment, title].filter((text) => text !== undefined);
}

/** Files whose strings users read; stories, tests and their data are not. */
const SCREENS =
  /^(?:apps\/(?:api|portal)|packages\/(?:contracts|forms|ui))\/src\/(?!testing\/|.*\.(?:test|stories|fixtures?)\.)/;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`?/g;
/** A line of text between tags: words without the signs of code. */
const JSX_TEXT = /^[A-Za-z{][^;=<>]*$/;

/** The parts of a line of code that users read: its strings and, in a component, the text between tags. */
function shown(file: string, line: string): string[] {
  const trimmed = line.trim();
  if (COMMENT.test(trimmed) || trimmed.startsWith('import ')) return [];
  const strings = line.match(STRING) ?? [];
  const isText = file.endsWith('.tsx') && JSX_TEXT.test(trimmed);
  return [...strings, ...(isText ? [trimmed] : [])]
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => text.includes(' '));
}

/** Where a file uses one of the words: in comments, titles and screen texts of code, anywhere in a document. */
export function findWords(file: string, source: string): Finding[] {
  const isCode = !/\.mdx?$/.test(file);
  const isScreen = SCREENS.test(file);
  const isInStorybook = STORYBOOK.test(file);
  let inFence = false;
  return source.split('\n').flatMap((line, index) => {
    if (!isCode && line.startsWith('```')) inFence = !inFence;
    // Names in code are quoted as they are
    const texts = isCode ? english(line) : inFence ? [] : [line.replaceAll(/`[^`]*`/g, '')];
    const screenTexts = isScreen ? shown(file, line) : [];
    const found = [
      ...(isCode ? codeWords : []).filter(({ pattern }) => texts.some((text) => pattern.test(text))),
      ...words.filter(({ pattern }) => texts.some((text) => pattern.test(text))),
      ...screenWords.filter(({ pattern }) => screenTexts.some((text) => pattern.test(text))),
    ];
    if (isInStorybook && showsSpecId(line)) found.push(specIdAbove);
    return found.map(({ instead }) => ({ line: index + 1, text: line.trim(), instead }));
  });
}

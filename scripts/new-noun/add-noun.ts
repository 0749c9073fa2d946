import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'template');

/** Lists of every noun, in which a new one has a line: in front of or behind the first match of a pattern. */
const lists = [
  {
    file: 'apps/api/src/openapi/tags.ts',
    behind: /const tags: Record<string, TagText> = \{\n/,
    line: `  'sample-things': { group: 'Facility', title: 'Sample things', description: 'Sample things of a community.' },\n`,
  },
  {
    file: 'docs/domain.md',
    behind: /^\| `community_setting`.*\n/m,
    line: '| `sample_thing` | a sample thing of a community | community_id, id | T S | kept |  |\n',
  },
  {
    file: 'packages/contracts/src/access/audit-objects.ts',
    behind: /export const auditObjects = \{\n/,
    line: `  'sample-thing': ['VIEW_FACILITY_SETTINGS', 'MANAGE_FACILITY_SETTINGS'],\n`,
  },
  {
    file: 'packages/contracts/src/rules/states/catalogue.ts',
    behind: /^/,
    line: `import { sampleThingStates } from './sample-thing.ts';\n`,
  },
  {
    file: 'packages/contracts/src/rules/states/catalogue.ts',
    behind: /^export const stateMachines.*\n/m,
    line: '  sampleThingStates,\n',
  },
  {
    file: 'packages/db/src/domain/domain-states.test.ts',
    behind: /const machinesOf.*\n/,
    line: `  sample_thing: ['Sample thing'],\n`,
  },
] as const;

/** A noun in the spellings that the house uses: gift-cards, giftCards, GiftCards, gift_cards, Gift cards; one and many. */
type Spellings = Readonly<Record<string, string>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab: string): string => kebab.replace(/-(?<letter>\w)/g, (_, letter: string) => letter.toUpperCase());

/** What stands for the sample noun of the templates; `many` and `one` such as gift-cards and gift-card. */
export function spellings(many: string, single: string): Spellings {
  const pick = (sample: string, word: string): Spellings => ({
    [sample]: word,
    [camel(sample)]: camel(word),
    [capital(camel(sample))]: capital(camel(word)),
    [sample.replaceAll('-', '_')]: word.replaceAll('-', '_'),
    [sample.replaceAll('-', ' ')]: word.replaceAll('-', ' '),
    [capital(sample.replaceAll('-', ' '))]: capital(word.replaceAll('-', ' ')),
  });
  return { ...pick('sample-things', many), ...pick('sample-thing', single) };
}

const isWord = (word: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(word);

/** The files of the templates in the spelling of a noun, by their paths. `time` is the migration's. */
export function renderNoun({
  many,
  one: single,
  time,
}: {
  many: string;
  one: string;
  time: string;
}): Map<string, string> {
  const spelt = speller(many, single, time);
  const names = globSync('**/*.txt', { cwd: template }).toSorted();
  return new Map(
    names.map((name) => [spelt(name).replace(/\.txt$/, ''), spelt(readFileSync(path.join(template, name), 'utf8'))]),
  );
}

function speller(many: string, single: string, time: string): (text: string) => string {
  const words = Object.entries(spellings(many, single));
  return (text) =>
    words.reduce((known, [sample, word]) => known.replaceAll(sample, word), text).replaceAll('__time__', time);
}

/**
 * Writes the files of a new noun into the checkout at `root`: contracts, table, calls, pages, stories and their checks,
 * and its lines in the lists of every noun. `time` is the migration's, such as 20261120170000. Returns the files.
 * Throws where the noun is there already.
 */
export function addNoun(root: string, noun: { many: string; one: string; time: string }): string[] {
  for (const word of [noun.many, noun.one])
    if (!isWord(word)) throw new Error(`${word}: lower case words with hyphens, such as gift-cards.`);
  const files = renderNoun(noun);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
  const spelt = speller(noun.many, noun.one, noun.time);
  for (const { file, behind, line } of lists) {
    const full = path.join(root, file);
    const text = readFileSync(full, 'utf8');
    if (!behind.test(text)) throw new Error(`${file} has no place for ${line}`);
    writeFileSync(
      full,
      text.replace(behind, (above) => above + spelt(line)),
    );
  }
  return [...files.keys(), ...listFiles];
}

/** Files of which a new noun adds lines. */
export const listFiles: readonly string[] = [...new Set(lists.map(({ file }) => file))];

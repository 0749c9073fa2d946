import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'template');

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
 * Writes the files of a new noun into the checkout at `root`: contracts, table, calls, pages, stories and their checks.
 * `time` is the migration's, such as 20261120170000. Returns the files. Throws where the noun is there already.
 */
export function addNoun(root: string, noun: { many: string; one: string; time: string }): string[] {
  for (const word of [noun.many, noun.one])
    if (!isWord(word)) throw new Error(`${word}: lower case words with hyphens, such as gift-cards.`);
  const files = renderNoun(noun);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
  return [...files.keys()];
}

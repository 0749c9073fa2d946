import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'template');
const tags = 'apps/api/src/openapi/tags.ts';
const domain = 'docs/domain.md';

/** A noun in the spellings that the house uses: gift-cards, giftCards, GiftCards, gift_cards, Gift cards; one and many. */
type Spellings = Readonly<Record<string, string>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab: string): string => kebab.replace(/-(?<letter>\w)/g, (_, letter: string) => letter.toUpperCase());

/** What stands for the sample noun of the templates; `many` and `one` such as gift-cards and gift-card. */
export function spellings(many: string, one: string): Spellings {
  const of = (sample: string, word: string): Spellings => ({
    [sample]: word,
    [camel(sample)]: camel(word),
    [capital(camel(sample))]: capital(camel(word)),
    [sample.replaceAll('-', '_')]: word.replaceAll('-', '_'),
    [sample.replaceAll('-', ' ')]: word.replaceAll('-', ' '),
    [capital(sample.replaceAll('-', ' '))]: capital(word.replaceAll('-', ' ')),
  });
  return { ...of('sample-things', many), ...of('sample-thing', one) };
}

/**
 * Writes the files of a new noun into the checkout at `root`: contract, table, calls, page, story and their checks, and
 * its one line in the texts of the API documentation and one row in the page of the domain. `time` is the migration's,
 * such as 20261120170000. Answers the files. Throws where the noun is there already.
 */
export function addNoun(root: string, { many, one, time }: { many: string; one: string; time: string }): string[] {
  for (const word of [many, one])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word))
      throw new Error(`${word}: lower case words with hyphens, such as gift-cards.`);
  const words = Object.entries(spellings(many, one));
  const spelt = (text: string) =>
    words.reduce((known, [sample, word]) => known.replaceAll(sample, word), text).replaceAll('__time__', time);
  const added = globSync('**/*.txt', { cwd: template }).map((name) => {
    const file = spelt(name).replace(/\.txt$/, '');
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), spelt(readFileSync(path.join(template, name), 'utf8')), { flag: 'wx' });
    return file;
  });
  const line = spelt(
    `  'sample-things': { group: 'Facility', title: 'Sample things', description: 'Sample things of a community.' },\n`,
  );
  const row = spelt('| `sample_thing` | a sample thing of a community | community_id, id | T S | kept |  |\n');
  const page = readFileSync(path.join(root, domain), 'utf8');
  writeFileSync(
    path.join(root, domain),
    page.replace(/^\| `community_setting`.*\n/m, (above) => above + row),
  );
  const texts = readFileSync(path.join(root, tags), 'utf8');
  const opening = 'const tags: Record<string, TagText> = {\n';
  writeFileSync(path.join(root, tags), texts.replace(opening, opening + line));
  return [...added, tags, domain];
}

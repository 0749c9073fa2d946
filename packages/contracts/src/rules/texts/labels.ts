/** What a facility calls the businesses that are paid and those that pay (2E052). */
export interface Labels {
  readonly supplierLabelSingular: string;
  readonly supplierLabelPlural: string;
  readonly buyerLabelSingular: string;
  readonly buyerLabelPlural: string;
}

/** The labels until a facility saves others. */
export const FIRST_LABELS: Labels = {
  supplierLabelSingular: 'Business',
  supplierLabelPlural: 'Businesses',
  buyerLabelSingular: 'Buyer',
  buyerLabelPlural: 'Buyers',
};

// The number of a company is called that by law
const LABELLED = /(?<!Australian )\b(?:([Aa])n? )?((?:[Ss]upplier )?[Bb]usiness(?:es)?|[Bb]uyers?)\b/g;
const VOWEL = /^(?!eu|one|uni|us[aeiu])[aeiou]/i;
const CAPITAL = /^\p{Lu}/u;
const ACRONYM = /\p{Lu}.*\p{Lu}/u;

const lowerCase = (label: string): string =>
  label
    .split(' ')
    .map((word) => (ACRONYM.test(word) ? word : word.toLowerCase()))
    .join(' ');

const isFirst = (labels: Labels): boolean =>
  Object.entries(FIRST_LABELS).every(([key, label]) => labels[key as keyof Labels] === label);

function wordInLabels(article: string | undefined, word: string, labels: Labels): string {
  const isSeveral = word.endsWith('es') || word.endsWith('rs');
  const kind = /buyer/i.test(word) ? 'buyer' : 'supplier';
  const label = labels[`${kind}Label${isSeveral ? 'Plural' : 'Singular'}`];
  const shown = CAPITAL.test(word) ? label : lowerCase(label);
  return article === undefined ? shown : `${article}${VOWEL.test(label) ? 'n' : ''} ${shown}`;
}

/** A text of ours in the words of a facility: "Choose a business" is "Choose an academy". Never for what users wrote. */
export const inLabels = (text: string, labels: Labels): string =>
  isFirst(labels)
    ? text
    : text.replaceAll(LABELLED, (_match, article: string | undefined, word: string) =>
        wordInLabels(article, word, labels),
      );

/** The same for a sentence with names in it: a capital within it is of a name, and stays. */
export const sentenceInLabels = (text: string, labels: Labels): string =>
  isFirst(labels)
    ? text
    : text.replaceAll(LABELLED, (match, article: string | undefined, word: string, at: number) =>
        CAPITAL.test(word) && !/(?:^|[.?!] )$/.test(text.slice(0, at)) ? match : wordInLabels(article, word, labels),
      );

/** Keys of lists, pages and forms whose text users read. */
const SHOWN: ReadonlySet<string> = new Set(
  'title label description help placeholder message short fileTitle inWords submitLabel unit group'.split(' '),
);
/** Keys below which every text is one that users read. */
const ALL_SHOWN: ReadonlySet<string> = new Set(['words', 'choices', 'noun']);
/** Keys below which there is only what users wrote, or what programs read. */
const DATA: ReadonlySet<string> = new Set(['values', 'examples', 'default', 'const', 'enum']);

const isText = (part: unknown): boolean => typeof part === 'string';

/** Options by their source are what the server found; those of a field are ours. */
const isData = (key: string, part: unknown): boolean => DATA.has(key) || (key === 'options' && !Array.isArray(part));

/** A list, page or form with its texts in the words of a facility. Its codes and keys stay as they are. */
export function thingInLabels<T>(thing: T, labels: Labels): T {
  return isFirst(labels) ? thing : (mapped(thing, false) as T);

  function mapped(value: unknown, isShown: boolean): unknown {
    if (typeof value === 'string') return isShown ? inLabels(value, labels) : value;
    if (Array.isArray(value)) return value.map((entry) => mapped(entry, isShown));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      isData(key, part) ? part : mapped(part, isShown || ALL_SHOWN.has(key) || (SHOWN.has(key) && isText(part))),
    ]);
    return Object.fromEntries(entries);
  }
}

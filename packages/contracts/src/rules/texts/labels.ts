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

/** Whether a facility has saved no others. */
export const isFirst = (labels: Labels): boolean =>
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

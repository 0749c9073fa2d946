/** A title within a sentence: lower case, but for words with capitals of their own ("PayTo Agreements": "PayTo agreements"). */
export const inSentence = (title: string): string =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}/u.test(word.slice(1)) ? word : word.toLowerCase()))
    .join(' ');

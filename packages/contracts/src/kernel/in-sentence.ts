/**
 * Formats a title for use within a sentence: lower case, except words with inner capitals ("PayTo Agreements": "PayTo
 * agreements").
 */
export const inSentence = (title: string): string =>
  title
    .split(' ')
    .map((word) => (/\p{Lu}/u.test(word.slice(1)) ? word : word.toLowerCase()))
    .join(' ');

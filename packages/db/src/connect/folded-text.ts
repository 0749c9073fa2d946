/** Text made comparable as app.fold does it: lower case, without accents and apostrophes. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'`\u2018\u2019\u02bb\u02bc]/g, '')
    .toLowerCase();

const literally = (text: string): string => foldText(text.trim()).replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Patterns for `app.fold(...) like all`: contains every word of the text, wildcards of LIKE taken literally. */
export const containingWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${literally(word)}%`);

/** Pattern for `app.fold(...) like`: begins with the text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;

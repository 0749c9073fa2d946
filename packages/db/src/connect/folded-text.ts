/** Text made comparable as app.fold does it: lower case, without accents and apostrophes. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'`\u2018\u2019\u02bb\u02bc]/g, '')
    .toLowerCase();

const literally = (text: string): string => foldText(text.trim()).replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pattern for `app.fold(...) like`: contains the text, wildcards of LIKE taken literally. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The same for what begins with the text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;

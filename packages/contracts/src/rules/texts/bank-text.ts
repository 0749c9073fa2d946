/** What the banks of a country take in a text field. */
export interface BankCharset {
  /** One character that may be written. */
  allowed: RegExp;
  upperCase: boolean;
}

/** Direct entry (BECS). Small letters are read, and written as capitals. */
export const BECS_CHARSET: BankCharset = { allowed: /^[A-Za-z0-9 &',\-./+$!%()*#=:?[\]_^@]$/, upperCase: true };

/** What all New Zealand formats take; a comma would end the field. */
export const NZ_CHARSET: BankCharset = { allowed: /^[A-Za-z0-9 &'\-./+()*=?[\]_]$/, upperCase: false };

// The first of these that the charset takes is written instead
const instead: Readonly<Record<string, readonly string[]>> = {
  ß: ['ss'],
  Æ: ['AE'],
  æ: ['ae'],
  Œ: ['OE'],
  œ: ['oe'],
  Ø: ['O'],
  ø: ['o'],
  Đ: ['D'],
  đ: ['d'],
  Ð: ['D'],
  ð: ['d'],
  Ł: ['L'],
  ł: ['l'],
  Þ: ['TH'],
  þ: ['th'],
  ı: ['i'],
  '\u2018': ["'"],
  '\u2019': ["'"],
  '\u02BB': ["'"],
  '`': ["'"],
  '"': ["'"],
  '\u201C': ["'"],
  '\u201D': ["'"],
  '\u2010': ['-'],
  '\u2012': ['-'],
  '\u2013': ['-'],
  '\u2014': ['-'],
  '\u2212': ['-'],
  '~': ['-'],
  ',': [' '],
  ';': [',', ' '],
  ':': [' '],
  '{': ['('],
  '}': [')'],
  '\\': ['/'],
  '|': ['/'],
  '@': [' at '],
  '#': [' '],
};

const MARKS = /\p{M}/gu;

/**
 * A text as a bank can carry it: accents and macrons taken off, typographic signs replaced, spaces around it cut off.
 * Null where a character has no counterpart (other scripts, pictures, line breaks): that is for a person to decide.
 */
export function bankText(text: string, charset: BankCharset): string | null {
  let written = '';
  for (const character of text.normalize('NFKD').replaceAll(MARKS, '')) {
    const candidates = charset.allowed.test(character) ? [character] : instead[character];
    const chosen = candidates?.find((candidate) => Array.from(candidate).every((name) => charset.allowed.test(name)));
    if (chosen === undefined) return null;
    written += chosen;
  }
  return (charset.upperCase ? written.toUpperCase() : written).trim();
}

/** `bankText`, cut to what a field of `length` characters takes. Writers never cut by themselves. */
export function fittedBankText(text: string, length: number, charset: BankCharset): string | null {
  return bankText(text, charset)?.slice(0, length).trim() ?? null;
}

/** Whether a text that was read holds only what the charset allows. */
export const isBankText = (text: string, charset: BankCharset): boolean =>
  Array.from(text).every((character) => charset.allowed.test(character));

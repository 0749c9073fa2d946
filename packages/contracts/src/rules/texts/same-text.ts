/**
 * Zero-width and other invisible characters, the acute accent as an apostrophe, and ligatures of whole words, of which a
 * name would outgrow the rows of an index.
 */
const INVISIBLE =
  /[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u{e0000}-\u{e0fff}\u00ad\u00b4\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\u3300-\u3357\ufdfa\ufdfb\ufeff\uffa0]/gu;
/** Accents, vowel signs of Hebrew and Arabic, apostrophes and hyphens, after decomposition. */
const DROPPED =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\ufe20-\ufe2f\u1dc0-\u1dff\u20d0-\u20f0\u1ab0-\u1aff\u0640'`\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c\u2010-\u2015\u2043\u2212-]/gu;
/** Lower-case letters that have no decomposition. */
const LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ς: 'σ',
  ß: 'ss',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};
const UNDECOMPOSED = /[đðɖøłıħŧŋĸɓɗƙςßþæœ]/g;
/** Han, kana and Hangul, which are written without spaces. */
const UNSPACED =
  /[\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]/gu;
/** Every full stop but that of a decimal number. */
const STOP = /\.(?![0-9])|(?<![0-9])\./g;
const SPACE = /[\t-\r ,;\u0085\u00b7\u060c\u1680\u2028\u2029\u3001\u3002\u30fb]+/g;

/**
 * Text made comparable, as `app.fold` of the database does it: case, accents, apostrophes, hyphens, most full stops and
 * the number of spaces don't matter, and each character of Chinese, Japanese and Korean is a word.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .normalize('NFKD')
    .replaceAll(DROPPED, '')
    .toLowerCase()
    .replaceAll(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(UNSPACED, ' $& ')
    .replaceAll(STOP, '')
    .replaceAll('&', ' and ')
    .replaceAll(SPACE, ' ')
    .replaceAll(/^ | $/g, '');

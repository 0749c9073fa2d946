/** What may be invisible where it is: anything else is kept as it is. */
const SUSPECT =
  /[\u034f\ufe00-\ufe0f\u{e0000}-\u{e01ef}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202c\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/u;
const EVERY_SUSPECT = new RegExp(SUSPECT, 'gu');
const isJoiner = (character: string) => character === '\u200c' || character === '\u200d';
const isTag = (character: string) => character >= '\u{e0020}' && character <= '\u{e007f}';
const isVariant = (character: string) =>
  (character >= '\ufe00' && character <= '\ufe0f') || (character >= '\u{e0100}' && character <= '\u{e01ef}');
const EMOJI = /\p{Extended_Pictographic}/u;
const BEFORE_JOINED_EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
/** Scripts whose letters take another shape beside a joiner. */
const JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;
const KEYCAP = /[0-9#*]/;
const VARIED = /[\p{Emoji}\p{Script=Han}\p{Script=Mongolian}]/u;
const BLACK_FLAG = '\u{1f3f4}';

/** Whether a suspect has a use where it is: joiners, tags and variants may; format characters and fillers never do. */
function isNeeded(suspect: string, before: string, after: string): boolean {
  if (isJoiner(suspect)) {
    const isInEmoji = EMOJI.test(after) && BEFORE_JOINED_EMOJI.test(before);
    return isInEmoji || (!isJoiner(before) && JOINING.test(before));
  }
  if (isTag(suspect)) return before === BLACK_FLAG || isTag(before);
  if (!isVariant(suspect)) return false;
  if (KEYCAP.test(before)) return after === '\u20e3';
  return !isVariant(before) && VARIED.test(before);
}

/** The character that begins at a place of a text, whole where it is a pair of code units. */
const characterFrom = (text: string, at: number) => {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
};
/** The character that ends before a place of a text. */
const characterUpTo = (text: string, end: number) => {
  const pair = text.codePointAt(end - 2) ?? 0;
  return pair > 0xffff ? String.fromCodePoint(pair) : text.slice(end - 1, end);
};

/**
 * A text without the invisible characters by which two look alike and are not the same: zero-width spaces, soft hyphens,
 * marks of direction, fillers. Joiners stay in emoji and in scripts that need them. Linear in the text: only what may
 * be invisible is looked at.
 */
export function withoutInvisible(text: string): string {
  if (!SUSPECT.test(text)) return text;
  let before = '';
  let end = 0;
  return text.replace(EVERY_SUSPECT, (character, at: number) => {
    if (at > end) before = characterUpTo(text, at);
    end = at + character.length;
    if (!isNeeded(character, before, characterFrom(text, end))) return '';
    before = character;
    return character;
  });
}

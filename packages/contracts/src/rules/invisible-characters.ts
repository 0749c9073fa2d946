/** What may be invisible where it is: anything else is kept as it is. */
const SUSPECT =
  /[\u034f\ufe00-\ufe0f\u{e0000}-\u{e01ef}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202c\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/u;
/** Format characters and fillers, none of which a line of text needs. */
const NEVER_NEEDED =
  /[\u034f\u{e0000}\u{e0001}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/u;
const JOINER = /[\u200c\u200d]/;
const TAG = /[\u{e0020}-\u{e007f}]/u;
const VARIANT = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const BEFORE_JOINED_EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
/** Scripts whose letters take another shape beside a joiner. */
const JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;
const KEYCAP = /[0-9#*]/;
const VARIED = /[\p{Emoji}\p{Script=Han}\p{Script=Mongolian}]/u;
const BLACK_FLAG = '\u{1f3f4}';

function isNeeded(character: string, before: string, after: string): boolean {
  if (NEVER_NEEDED.test(character)) return false;
  if (JOINER.test(character)) {
    const isInEmoji = BEFORE_JOINED_EMOJI.test(before) && EMOJI.test(after);
    return isInEmoji || (JOINING.test(before) && !JOINER.test(before));
  }
  if (TAG.test(character)) return before === BLACK_FLAG || TAG.test(before);
  if (!VARIANT.test(character)) return true;
  if (KEYCAP.test(before)) return after === '\u20e3';
  return VARIED.test(before) && !VARIANT.test(before);
}

/**
 * A text without the invisible characters by which two look alike and are not the same: zero-width spaces, soft hyphens,
 * marks of direction, fillers. Joiners stay in emoji and in scripts that need them. Linear in the text.
 */
export function withoutInvisible(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const characters = Array.from(text);
  let before = '';
  const kept = characters.filter((character, at) => {
    const stays = isNeeded(character, before, characters[at + 1] ?? '');
    if (stays) before = character;
    return stays;
  });
  return kept.join('');
}

/** Stands between the groups of a number: white space, punctuation, dashes. Kinds below it are digits, 0 to 9. */
export const SEPARATOR = 10;
/** Not seen between digits: format characters, marks on them, fillers. */
export const UNSEEN = 11;
/** Ends a number. */
export const OTHER = 12;
/** One character for several, such as ⑯ or ⒈. */
export const COMPOSED = 13;

const NUMERAL = /\p{Nd}/u;
const BETWEEN = /[\p{Z}\p{P}\p{Dash}\p{White_Space}\u2800]/u;
const WITHOUT_LOOK = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

// Filled as characters are met, so that a long text costs a look per character; 0 is not yet known
const kindsPlusOne = new Uint8Array(0x11_00_00);
const parts = new Map<number, readonly number[]>();

/** What a character is to a reader who looks for a number: a digit of any script as its value, or one of the kinds here. */
export function characterKind(code: number): number {
  const known = kindsPlusOne[code] as number;
  if (known > 0) return known - 1;
  const kind = kindOf(code);
  kindsPlusOne[code] = kind + 1;
  return kind;
}

/** The kinds of what a composed character stands for (NFKC). */
export function partsOf(code: number): readonly number[] {
  const known = parts.get(code);
  if (known) return known;
  const plain = Array.from(String.fromCodePoint(code).normalize('NFKC'));
  const kinds = plain.map((character) => characterKind(character.codePointAt(0) as number));
  parts.set(code, kinds);
  return kinds;
}

function kindOf(code: number): number {
  const character = String.fromCodePoint(code);
  if (NUMERAL.test(character)) return numeralValue(code);
  if (WITHOUT_LOOK.test(character)) return UNSEEN;
  if (BETWEEN.test(character)) return SEPARATOR;
  const plain = character.normalize('NFKC');
  if (plain === character) return OTHER;
  const [first = 0, ...more] = Array.from(plain, (name) => name.codePointAt(0));
  return more.length === 0 ? characterKind(first) : COMPOSED;
}

/** Unicode keeps the digits of a script in order, zero first, in ranges that are multiples of ten long. */
function numeralValue(code: number): number {
  let zero = code;
  while (NUMERAL.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

import { characterKind, COMPOSED, partsOf, SEPARATOR, UNSEEN } from '../texts/digit-characters.ts';
import { DigitRun } from './digit-run.ts';

/**
 * Ids that hold a card number by chance, a UUID one time in 2,700: UUIDs, account tokens (version 4, without hyphens)
 * and SHA-256 fingerprints, with or without colons.
 */
const ID =
  /\b(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{12}4[\da-f]{3}[89ab][\da-f]{15}|[\da-f]{2}(?::?[\da-f]{2}){31})\b/gi;
const SHORTEST_ID = 32;
const SHORTEST = 13;
/** Separators that may stand between two digits of a number. */
const MOST_SEPARATORS = 3;
/** Digits that one character can stand for, such as ⑯ and ⅒. */
const MOST_IN_ONE = 3;

/** Where a card number is in a text: index of its first character, and of the one after its last. */
export interface CardNumberPlace {
  from: number;
  to: number;
}

/**
 * Whether a text contains a card number: 13 to 19 digits of a scheme's range with a right check digit, in digits of
 * any script, in one piece or in groups with up to three separators between them, whatever stands before or after, and
 * whatever unseen characters between. UUIDs and SHA-256 fingerprints hold none. The time is linear in the text.
 */
export const hasCardNumber = (text: string): boolean =>
  mayHoldCardNumber(text) && idsApart(text).some(({ part, isId }) => !isId && placesIn(part, 1).length > 0);

/** A text with each card number in it replaced. The time is linear in the text. */
export function replaceCardNumbers(text: string, replacement: string): string {
  if (!mayHoldCardNumber(text)) return text;
  return idsApart(text)
    .map(({ part, isId }) => (isId ? part : replacedPlaces(part, placesIn(part), replacement)))
    .join('');
}

function replacedPlaces(text: string, places: readonly CardNumberPlace[], replacement: string): string {
  let result = '';
  let end = 0;
  for (const { from, to } of places) {
    result += text.slice(end, from) + replacement;
    end = to;
  }
  return result + text.slice(end);
}

/** Whether there are digits enough; nearly every text ends here. */
function mayHoldCardNumber(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < SHORTEST; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) digits += MOST_IN_ONE;
    else if (unit >= 48 && unit <= 57) digits += 1;
  }
  return digits >= SHORTEST;
}

// One for all texts, because the search never waits and making one costs more than a short text
const run = new DigitRun();

/** Places of card numbers in a text without ids, in their order; those that overlap are one. */
function placesIn(text: string, enough = Number.POSITIVE_INFINITY): CardNumberPlace[] {
  const found: CardNumberPlace[] = [];
  run.clear();
  let separators = 0;
  let end = 0;
  const endGroup = () => {
    const from = run.endGroup();
    if (from === null) return;
    const last = found.at(-1);
    if (last && from < last.to) found[found.length - 1] = { from: Math.min(from, last.from), to: end };
    else found.push({ from, to: end });
  };
  const read = (kind: number, from: number, to: number) => {
    if (kind < 10) {
      run.add(kind, from);
      separators = 0;
      end = to;
      return;
    }
    endGroup();
    if (kind === UNSEEN) return;
    separators += 1;
    if (kind !== SEPARATOR || separators > MOST_SEPARATORS) run.clear();
  };
  for (let at = 0; at < text.length && found.length < enough;) {
    const code = text.codePointAt(at) as number;
    const next = at + (code > 0xff_ff ? 2 : 1);
    const kind = characterKind(code);
    if (kind === COMPOSED) for (const part of partsOf(code)) read(part, at, next);
    else read(kind, at, next);
    at = next;
  }
  endGroup();
  return found;
}

interface TextPart {
  part: string;
  isId: boolean;
}

/**
 * A text in parts, its UUIDs and fingerprints by themselves. One of digits alone is no id by chance: it stays with its
 * neighbours.
 */
export function idsApart(text: string): TextPart[] {
  if (text.length < SHORTEST_ID) return [{ part: text, isId: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (!/[a-f]/i.test(id)) continue;
    parts.push({ part: text.slice(from, index), isId: false }, { part: id, isId: true });
    from = index + id.length;
  }
  return [...parts, { part: text.slice(from), isId: false }];
}

import { cardScheme } from './cards.ts';

const GROUPS = /[0-9]+(?:[ -][0-9]+)*/g;
/** An id by chance: one in 2,700 would hold a card number. */
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
const UUID_LENGTH = 36;
const SHORTEST = 13;
const LONGEST = 19;

/**
 * Whether a card number stands in a text: 13 to 19 digits of a scheme's range with a right check digit, in one piece or
 * in groups with single spaces or dashes between them, whatever numbers stand before or after. UUIDs hold none.
 */
export const hasCardNumber = (text: string): boolean =>
  uuidsApart(text).some(({ part, isUuid }) => !isUuid && holdsCardNumber(part));

function holdsCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(GROUPS)) {
    if (run.length < SHORTEST) continue;
    const groups = run.split(/[ -]/);
    for (let from = 0; from < groups.length; from++) {
      let digits = '';
      for (let to = from; to < groups.length && digits.length <= LONGEST; to++) {
        digits += groups[to];
        if (digits.length >= SHORTEST && digits.length <= LONGEST && cardScheme(digits)) return true;
      }
    }
  }
  return false;
}

interface TextPart {
  part: string;
  isUuid: boolean;
}

/** A text in parts, its UUIDs by themselves. One of digits alone is no UUID by chance: it stays with its neighbours. */
export function uuidsApart(text: string): TextPart[] {
  if (text.length < UUID_LENGTH) return [{ part: text, isUuid: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: uuid, index } of text.matchAll(UUID)) {
    if (!/[a-f]/i.test(uuid)) continue;
    parts.push({ part: text.slice(from, index), isUuid: false }, { part: uuid, isUuid: true });
    from = index + UUID_LENGTH;
  }
  return [...parts, { part: text.slice(from), isUuid: false }];
}

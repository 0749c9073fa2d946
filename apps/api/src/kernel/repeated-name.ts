/** A list or object that the scan has entered and not left. */
interface Open {
  /** Names of an object so far; null for a list. */
  names: Set<string> | null;
  /** Name or index of the current entry. */
  step: string | number;
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from(
  '"\\,[]{}',
  (character) => character.charCodeAt(0),
);

/**
 * Finds the first name that an object of a JSON text repeats, as a field path (`rows[0].amount`); null without one. Takes
 * one pass over the text, which must be valid JSON.
 */
export function repeatedName(json: string): string | null {
  const opened: Open[] = [];
  let isNameNext = false;
  for (let at = 0; at < json.length; at++) {
    const character = json.charCodeAt(at);
    const around = opened.at(-1);
    if (character === QUOTE) {
      const end = endOfText(json, at);
      if (isNameNext && around?.names) {
        around.step = textAt(json, at, end);
        if (around.names.has(around.step)) return pathOf(opened);
        around.names.add(around.step);
        isNameNext = false;
      }
      at = end;
    } else if (character === COMMA && around) {
      isNameNext = around.names !== null;
      if (typeof around.step === 'number') around.step += 1;
    } else if (character === OPEN_OBJECT) {
      opened.push({ names: new Set(), step: '' });
      isNameNext = true;
    } else if (character === OPEN_LIST) opened.push({ names: null, step: 0 });
    else if (character === CLOSE_LIST || character === CLOSE_OBJECT) opened.pop();
  }
  return null;
}

const pathOf = (opened: readonly Open[]): string =>
  opened.map(({ step }, depth) => (typeof step === 'number' ? `[${step}]` : depth === 0 ? step : `.${step}`)).join('');

/** Returns the index of the quotation mark that ends the text starting at `start`. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  for (; at < json.length && json.charCodeAt(at) !== QUOTE; at++) if (json.charCodeAt(at) === BACKSLASH) at += 1;
  return at;
}

/** Returns the text between two quotation marks, unescaped: a name can be written with escapes or without. */
function textAt(json: string, start: number, end: number): string {
  const text = json.slice(start + 1, end);
  return text.includes('\\') ? (JSON.parse(json.slice(start, end + 1)) as string) : text;
}

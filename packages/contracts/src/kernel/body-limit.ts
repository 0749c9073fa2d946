import type { AnyContract } from './contract.ts';

/** Maximum size of a JSON body in bytes, unless the contract sets another. */
export const JSON_BODY_LIMIT = 65_536;

/** Maximum nesting of a JSON body; no contract needs more than 6 levels. */
export const DEEPEST_BODY = 32;

/** Returns the maximum size of a call's body in bytes. */
export const bodyLimitOf = ({ bodyLimit = JSON_BODY_LIMIT }: Pick<AnyContract, 'bodyLimit'>): number => bodyLimit;

/** Whether a JSON text is nested deeper than `deepest` levels. Counts brackets in one pass, before parsing. */
export function isNestedDeeper(json: string, deepest: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) isInText = !isInText;
    else if (isInText) at += character === BACKSLASH ? 1 : 0;
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from('"\\[]{}', (character) =>
  character.charCodeAt(0),
);

import type { AnyContract } from './contract.ts';

/** Bytes of a JSON body at most, unless the contract of the call says otherwise. */
export const JSON_BODY_LIMIT = 65_536;

/** How deep lists and objects of a JSON body may be nested; no contract goes deeper than 6. */
export const DEEPEST_BODY = 32;

/** Bytes of the body of a call at most. */
export const bodyLimitOf = ({ bodyLimit = JSON_BODY_LIMIT }: Pick<AnyContract, 'bodyLimit'>): number => bodyLimit;

/** Whether a JSON text is nested deeper than `deepest` levels. Looks at brackets only, in one pass, before it is parsed. */
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

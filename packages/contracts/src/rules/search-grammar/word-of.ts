/** A title, code or name as it is typed after a colon: `In flight`, `IN_FLIGHT` and `in-flight` are the same. */
export const wordOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

/** Formats a code as words: NEEDS_APPROVAL becomes "Needs approval". Codes of up to three letters are unchanged. */
export function wordsOf(code: string): string {
  if (/^[A-Z0-9]{1,3}$/.test(code)) return code;
  const words = code.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

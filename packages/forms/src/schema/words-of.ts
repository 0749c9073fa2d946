/** A code in words: NEEDS_APPROVAL is "Needs approval". Codes of up to three letters stay. */
export function wordsOf(code: string): string {
  if (/^[A-Z0-9]{1,3}$/.test(code)) return code;
  const words = code.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Truncates a long ID in the middle, because IDs differ at their ends: "a81fcc02…c09e". Text no longer than the result
 * is unchanged. Counts code points, so no character is split.
 */
export function middleTruncate(text: string, head = 4, tail = 4): string {
  const characters = Array.from(text);
  if (characters.length <= head + tail + 1) return text;
  return `${characters.slice(0, head).join('')}…${tail > 0 ? characters.slice(-tail).join('') : ''}`;
}

/** Names and abbreviations with a spelling of their own, by their lower case. */
const spellings = new Map(
  [
    'PayTo',
    'PayID',
    'QuickVault',
    'ID',
    'BSB',
    'ABN',
    'NZ',
    'AU',
    'API',
    'REST',
    'SMS',
    'URL',
    'IP',
    'MCC',
    'DE',
    'CSV',
    'PDF',
  ].map((word) => [word.toLowerCase(), word]),
);

/** The words of an identifier, however it is written: PENDING_APPROVAL, customerNumber, due-date, "First name". */
function words(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_\-.]+/u)
    .filter(Boolean);
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word.toLowerCase();
  return first.toUpperCase() + rest.join('');
}

/** The words in the spelling they have of their own; "Pay To" is one of them. Words without one stay undefined. */
function withSpelling(text: string): { word: string; spelling: string | undefined }[] {
  const found: { word: string; spelling: string | undefined }[] = [];
  const parts = words(text);
  for (let index = 0; index < parts.length; index += 1) {
    const word = parts[index] ?? '';
    const joined = spellings.get((word + (parts[index + 1] ?? '')).toLowerCase());
    if (joined) index += 1;
    found.push({ word, spelling: joined ?? spellings.get(word.toLowerCase()) });
  }
  return found;
}

/**
 * An identifier as a label with capitals: "Pending Approval" for PENDING_APPROVAL. Names keep their spelling:
 * "PayTo Agreement ID".
 */
// In the specification: 1R226
export function titleCase(text: string): string {
  return withSpelling(text)
    .map(({ word, spelling }) => spelling ?? capitalised(word))
    .join(' ');
}

/** An identifier as a label of our own style: "Pending approval". */
export function sentenceCase(text: string): string {
  return withSpelling(text)
    .map(({ word, spelling }, index) => spelling ?? (index === 0 ? capitalised(word) : word.toLowerCase()))
    .join(' ');
}

/** A label as an identifier: "customerNumber" for "Customer Number". */
// In the specification: 1R227
export function camelCase(text: string): string {
  return words(text)
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalised(word)))
    .join('');
}

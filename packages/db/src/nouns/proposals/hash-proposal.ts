import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that equal values are equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([single], [other]) => (single < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

/** Says whether two changes, or two states, are the same: SHA-256 of the value, whatever the order of its keys. */
export const hashProposal = (kind: string, value: unknown): string =>
  createHash('sha256')
    .update(`${kind}\n${canonical(value)}`)
    .digest('hex');

import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';

const REMOVED = '[removed]';
/** Characters of a body that are kept. */
export const MOST_KEPT = 10_000;
/** Longer bodies are neither kept in memory nor looked through: their size is noted instead. */
export const MOST_READ = 16_384;

// Names under which bank accounts stand, beside the secret names that every log leaves out
const ACCOUNT_NAMES = new Set(
  'accountnumber bankaccountnumber settlementaccountnumber accountidentifier payid nzaccount iban'.split(' '),
);
// AU: BSB and account number. NZ: bank-branch-account-suffix
const ACCOUNT_TEXTS = /\b\d{3}-\d{3}[ /-]{1,3}\d{5,9}\b|\b\d{2}-\d{4}-\d{6,8}-\d{2,4}\b/g;
const KEY_TEXTS = /\bqp_(?:sec|pub)_\d+_[A-Za-z0-9_-]{8,}/g;

const isAccountName = (name: string): boolean => ACCOUNT_NAMES.has(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

function withoutAccounts(value: Json): Json {
  if (typeof value === 'string') return withoutNumbers(value);
  if (Array.isArray(value)) return value.map(withoutAccounts);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, Json> = {};
  for (const [name, item] of Object.entries(value))
    copy[name] = isAccountName(name) && item !== null && item !== '' ? REMOVED : withoutAccounts(item);
  return copy;
}

/** A text without account numbers and keys. */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(ACCOUNT_TEXTS, REMOVED).replaceAll(KEY_TEXTS, REMOVED);

/**
 * A body as the developer log keeps it: JSON without secrets, card and account numbers (by the names of fields and by
 * the look of numbers), cut off after 10,000 characters.
 */
export function loggedBody(body: unknown): string {
  if (body === undefined || body === null || body === '') return '';
  try {
    const text = JSON.stringify(withoutAccounts(withoutSecrets(body as Json)));
    // Names of fields can be anything too
    return cut(withoutNumbers(withoutCardNumbers(text)));
  } catch {
    // Nested deeper than can be read
    return '[not readable]';
  }
}

/** What stands for a body that is too long to be read. */
export const bodySize = (characters: number): string => `[${characters} characters]`;

/** The same for an answer, which is text. */
export function loggedResponse(text: string): string {
  if (text.length > MOST_READ) return bodySize(text.length);
  try {
    return text === '' ? '' : loggedBody(JSON.parse(text));
  } catch {
    return '[not JSON]';
  }
}

const cut = (text: string): string =>
  (text.length > MOST_KEPT ? `${text.slice(0, MOST_KEPT)}… [${text.length} characters]` : text).toWellFormed();

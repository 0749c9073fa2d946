import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';

const REMOVED = '[removed]';
/** Characters of a body that are stored: 64 KB of plain text. */
export const MOST_KEPT = 65_536;
/** Longer bodies are neither buffered nor searched; only their size is stored. */
export const MOST_READ = 262_144;

/** A body as the developer log has it. */
export interface LoggedBody {
  readonly text: string;
  /** The text is not all of it. */
  readonly truncated: boolean;
  /** What was read of it, without secrets; undefined where there is none, or it could not be read. */
  readonly value: Json | undefined;
}

// Field names of bank accounts, besides the secret names that every log redacts
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

/** Removes account numbers and keys from a text. */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(ACCOUNT_TEXTS, REMOVED).replaceAll(KEY_TEXTS, REMOVED);

const notRead = (text: string, truncated = false): LoggedBody => ({ text, truncated, value: undefined });

/**
 * Redacts a body for the developer log: JSON without secrets, card and account numbers (by field name and by pattern),
 * cut off after 65,536 characters.
 */
export function loggedBody(body: unknown): LoggedBody {
  if (body === undefined || body === null || body === '') return notRead('');
  try {
    const value = withoutAccounts(withoutSecrets(body as Json));
    // Field names can hold anything too
    const text = withoutNumbers(withoutCardNumbers(JSON.stringify(value)));
    return { text: text.slice(0, MOST_KEPT).toWellFormed(), truncated: text.length > MOST_KEPT, value };
  } catch {
    // Nested too deeply to be parsed
    return notRead('[not readable]');
  }
}

/** Redacts the value of a header and truncates it to `maxLength` characters. */
export const loggedHeader = (value: string, maxLength: number): string =>
  withoutNumbers(withoutCardNumbers(value)).slice(0, maxLength).toWellFormed();

/** A body that is too long to be read: its size in its place. */
export const unreadBody = (characters: number): LoggedBody => notRead(`[${characters} characters]`, true);

/** Redacts a response body, which is text. */
export function loggedResponse(text: string): LoggedBody {
  if (text.length > MOST_READ) return unreadBody(text.length);
  try {
    return text === '' ? notRead('') : loggedBody(JSON.parse(text));
  } catch {
    return notRead('[not JSON]');
  }
}

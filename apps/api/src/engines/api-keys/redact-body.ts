import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { isSecretName, withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';

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
// Keys in Base64 as HTTP Basic has them, secrets of webhooks, JSON Web Tokens, other credentials of a header
const CREDENTIALS =
  /\bcXBf(?:c2Vj|cHVi)[\w+/-]{8,}={0,2}|\bwhsec_[\w+/=-]{8,}|(?<![\w-])eyJ[\w-]{5,}\.[\w-]{2,}\.[\w-]*|(?<=\b(?:Basic|Bearer) )[\w.~+/-]{16,}={0,2}/g;
// User and password of an address
const USER_OF_ADDRESS = /(?<=:\/\/)[^\s/?#@"\\]{1,200}@/g;
// A name and its value within a text: name=value, or JSON in a string
const NAMED_TEXTS = /(?<![\w-])([A-Za-z][\w-]{1,40})( ?= ?["']?|\\{0,3}["'] ?: ?\\{0,3}["']?)([^\s"'&;,<>{}\\]+)/g;

const isAccountName = (name: string): boolean => ACCOUNT_NAMES.has(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

function withoutAccounts(value: Json): Json {
  if (typeof value === 'string') return withoutSecretTexts(value);
  if (Array.isArray(value)) return value.map(withoutAccounts);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, Json> = {};
  for (const [name, item] of Object.entries(value))
    copy[name] = isAccountName(name) && item !== null && item !== '' ? REMOVED : withoutAccounts(item);
  return copy;
}

/** Removes account numbers, keys and other secrets that are known by their look. */
const withoutSecretLooks = (text: string): string =>
  text
    .replaceAll(ACCOUNT_TEXTS, REMOVED)
    .replaceAll(KEY_TEXTS, REMOVED)
    .replaceAll(CREDENTIALS, REMOVED)
    .replaceAll(USER_OF_ADDRESS, `${REMOVED}@`);

/** Removes account numbers, keys and other secrets from a text, by their look and by the names before them. */
export const withoutSecretTexts = (text: string): string =>
  withoutSecretLooks(text).replaceAll(NAMED_TEXTS, (all, name: string, sign: string) =>
    isSecretName(name) ? `${name}${sign}${REMOVED}` : all,
  );

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
    const text = withoutSecretLooks(withoutCardNumbers(JSON.stringify(value)));
    return { text: text.slice(0, MOST_KEPT).toWellFormed(), truncated: text.length > MOST_KEPT, value };
  } catch {
    // Nested too deeply to be parsed
    return notRead('[not readable]');
  }
}

/** Redacts the value of a header and truncates it to `maxLength` characters. */
export const loggedHeader = (value: string, maxLength: number): string =>
  withoutSecretTexts(withoutCardNumbers(value)).slice(0, maxLength).toWellFormed();

/** What is kept of a body that is not JSON. */
export const notJsonBody: LoggedBody = notRead('[not JSON]');

/** A body that is too long to be read: its size in its place. */
export const unreadBody = (characters: number): LoggedBody => notRead(`[${characters} characters]`, true);

/** Redacts a response body, which is text. */
export function loggedResponse(text: string): LoggedBody {
  if (text.length > MOST_READ) return unreadBody(text.length);
  try {
    return text === '' ? notRead('') : loggedBody(JSON.parse(text));
  } catch {
    return notJsonBody;
  }
}

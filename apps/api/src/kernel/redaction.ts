import { hasCardNumber, replaceCardNumbers, idsApart } from '@quickportal/contracts/rules/cards/card-number-in-text';
import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';
import type { Json } from '@quickportal/contracts/kernel/form-meta';

const REMOVED = '[removed]';

// Endings of key names, in lower case without separators, whose values must never be stored
const SECRET_ENDINGS = (
  'password passwords passwd pwd passphrase passwordhash secret secrets secretkey privatekey token tokens cardnumber ' +
  'accountnumber nzaccount ' +
  'securitycode verificationnumber verificationcode cvn cvn2 cvv cvv2 cvc cvc2 csc apikey decryptedkey masterkey ' +
  'handoffkey signingkey jwt authorization cookie csrf totp otp recoverycode ' +
  'recoverycodes databaseurl smtpurl'
).split(' ');
const SECRET_NAMES = new Set(['pan', 'pin', 'hmac', 'signature']);
// These end like a secret but are identifiers of the specification that anyone with access may see
const NOT_SECRET = new Set(['accounttoken', 'agreementtoken', 'customertoken', 'apikeysecuritycode']);

/** Whether the value under this key must not be logged, audited or shown. */
export function isSecretName(name: string): boolean {
  const folded = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (NOT_SECRET.has(folded) || folded.startsWith('masked')) return false;
  return SECRET_NAMES.has(folded) || SECRET_ENDINGS.some((ending) => folded.endsWith(ending));
}

// Stricter than the check that refuses card numbers in text: 13 to 19 digits (ISO/IEC 7812) that pass Luhn, of any
// scheme, with single spaces or dashes between them
const CARD_RUN = /(?<![0-9])[2-6](?:[ -]?[0-9]){12,18}(?![0-9])/g;
const NZ_ACCOUNT =
  /(?<![0-9-])[0-9]{2}[ \u2010-\u2015-]{1,3}[0-9]{3,4}[ \u2010-\u2015-]{1,3}[0-9]{7,8}[ \u2010-\u2015-]{1,3}[0-9]{1,4}(?![0-9])/g;
const LONG_DIGITS = /[0-9][0-9 \u2010-\u2015-]{11}/;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, double = false; at >= 0; at--, double = !double) {
    const digit = digits.charCodeAt(at) - 48;
    const weighted = double ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Replaces every run of digits that could be a card number or a New Zealand account; UUIDs and fingerprints are left alone. */
export function withoutCardNumbers(text: string): string {
  const clean = replaceCardNumbers(text, REMOVED);
  if (!LONG_DIGITS.test(clean)) return clean;
  const parts = idsApart(clean).map(({ part, isId }) => (isId ? part : withoutNumbers(part)));
  return parts.join('');
}

const withoutNumbers = (text: string): string =>
  text
    .replaceAll(CARD_RUN, (run) => (passesLuhn(run.replaceAll(/[ -]/g, '')) ? REMOVED : run))
    .replaceAll(NZ_ACCOUNT, (run) => (readNzAccount(run).valid ? REMOVED : run));

/**
 * Returns a copy of a value in which values under secret names, and card numbers anywhere, are replaced. Booleans, null
 * and empty text reveal nothing and are left alone. Calls `onRemoved` with the path of each replacement.
 */
export function withoutSecrets(value: Json, onRemoved: (path: string) => void = () => {}, path = ''): Json {
  if (typeof value === 'string' || typeof value === 'number') {
    const clean = withoutCardNumbers(String(value));
    if (clean === String(value)) return value;
    onRemoved(path);
    return clean;
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutSecrets(item, onRemoved, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (isSecretName(key) && isRevealing(item)) {
      onRemoved(at);
      copy[key] = REMOVED;
    } else copy[key] = withoutSecrets(item, onRemoved, at);
  }
  return copy;
}

const isRevealing = (value: Json): boolean =>
  value !== null && value !== '' && value !== REMOVED && typeof value !== 'boolean';

const QUERY_SECRETS = new Set(['code', 'state', 'key', 'sig']);

/**
 * Redacts a URL for the log: values of parameters that carry tokens, keys or passwords, and card numbers anywhere,
 * however they are encoded. Characters that need no encoding are decoded (RFC 3986, 6.2.2.2).
 */
export function loggedUrl(rawUrl: string): string {
  const url = rawUrl.replaceAll(/%[2-7][\da-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[\w.~-]/.test(character) ? character : code;
  });
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const parts = query < 0 ? [] : url.slice(query + 1).split('&');
  return withoutCardNumbers(
    path.split('/').map(withoutEncodedCard).join('/') + (query < 0 ? '' : `?${parts.map(loggedParameter).join('&')}`),
  );
}

function loggedParameter(part: string): string {
  const equals = part.indexOf('=');
  if (equals < 0) return withoutEncodedCard(part);
  const [name, value] = [part.slice(0, equals), part.slice(equals + 1)];
  const plainName = decoded(name);
  const isSecret = isSecretName(plainName) || QUERY_SECRETS.has(plainName.toLowerCase());
  return `${withoutEncodedCard(name)}=${isSecret ? REMOVED : withoutEncodedCard(value)}`;
}

/** How often a part of a URL may be percent-encoded for a card number in it to be found. */
const MOST_ENCODED = 4;

/** Returns a part of a URL unchanged, or a placeholder when its decoded text holds a card number. */
function withoutEncodedCard(part: string): string {
  let text = part;
  for (let times = 0; times < MOST_ENCODED; times += 1) {
    const plain = decoded(text);
    if (hasCardNumber(plain)) return REMOVED;
    if (plain === text) break;
    text = plain;
  }
  return part;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

import { hasCardNumber, replaceCardNumbers, uuidsApart } from '@quickportal/contracts/rules/card-number-in-text';
import { readNzAccount } from '@quickportal/contracts/rules/nz-account';
import type { Json } from '@quickportal/contracts/kernel/form-meta';

const REMOVED = '[removed]';

// Ends of key names, without separators and in lower case, whose value must never be kept
const SECRET_ENDINGS = (
  'password passwords passphrase passwordhash secret secrets secretkey privatekey token tokens cardnumber ' +
  'accountnumber nzaccount ' +
  'securitycode cvn cvv cvc apikey decryptedkey masterkey authorization cookie csrf totp otp recoverycode ' +
  'recoverycodes databaseurl smtpurl'
).split(' ');
const SECRET_NAMES = new Set(['pan', 'pin', 'hmac', 'signature']);
// These end like a secret and name a thing: identifiers of the specification that anybody with access may see
const NOT_SECRET = new Set(['accounttoken', 'agreementtoken', 'customertoken', 'apikeysecuritycode']);

/** Whether the value under a key of this name must not be logged, audited or shown. */
export function isSecretName(name: string): boolean {
  const folded = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (NOT_SECRET.has(folded) || folded.startsWith('masked')) return false;
  return SECRET_NAMES.has(folded) || SECRET_ENDINGS.some((ending) => folded.endsWith(ending));
}

// Beyond the card numbers that texts are refused for: 13 to 19 digits (ISO/IEC 7812) with a check digit that are of no
// known scheme, single spaces or dashes between them
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

/** The text with every run of digits that could be a card number or a New Zealand account replaced; UUIDs stay whole. */
export function withoutCardNumbers(text: string): string {
  const clean = replaceCardNumbers(text, REMOVED);
  if (!LONG_DIGITS.test(clean)) return clean;
  const parts = uuidsApart(clean).map(({ part, isUuid }) => (isUuid ? part : withoutNumbers(part)));
  return parts.join('');
}

const withoutNumbers = (text: string): string =>
  text
    .replaceAll(CARD_RUN, (run) => (passesLuhn(run.replaceAll(/[ -]/g, '')) ? REMOVED : run))
    .replaceAll(NZ_ACCOUNT, (run) => (readNzAccount(run).valid ? REMOVED : run));

/**
 * A copy of a value without secrets: values under secret names and card numbers anywhere are replaced.
 * True, false, null and empty text say nothing and stay. `found` is told the path of each replacement.
 */
export function withoutSecrets(value: Json, found: (path: string) => void = () => {}, path = ''): Json {
  if (typeof value === 'string' || typeof value === 'number') {
    const clean = withoutCardNumbers(String(value));
    if (clean === String(value)) return value;
    found(path);
    return clean;
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutSecrets(item, found, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (isSecretName(key) && saysSomething(item)) {
      found(at);
      copy[key] = REMOVED;
    } else copy[key] = withoutSecrets(item, found, at);
  }
  return copy;
}

const saysSomething = (value: Json): boolean =>
  value !== null && value !== '' && value !== REMOVED && typeof value !== 'boolean';

const QUERY_SECRETS = new Set(['code', 'state', 'key', 'sig']);

/**
 * A URL as it may be logged: values of parameters that carry tokens, keys or passwords are replaced, and card numbers
 * anywhere, however they are encoded. Characters that need no encoding are written plainly (RFC 3986, 6.2.2.2).
 */
export function loggedUrl(sent: string): string {
  const url = sent.replaceAll(/%[2-7][\da-f]/gi, (code) => {
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

/** A part of an address as it was sent, or nothing of it where it holds a card number once decoded. */
const withoutEncodedCard = (part: string): string => (hasCardNumber(decoded(part)) ? REMOVED : part);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

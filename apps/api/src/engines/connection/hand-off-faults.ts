import { parseAmount } from '@quickportal/contracts/rules/money';
import {
  HAND_OFF_MINUTES,
  handOffFields,
  SIGNATURE,
  type HandOffField,
  type HandOffFieldName,
} from '@quickportal/contracts/rules/payments/hand-off';
import { isLongerThan, textFault } from '@quickportal/contracts/rules/texts/text-kinds';
import { valueOf } from './hand-off-signature.ts';

const LONGEST_VALUE = 2000;
/** As the references of every payment. */
const LONGEST_TEXT = 255;
// A line feed within a value would look like the end of a signed field
// oxlint-disable-next-line no-control-regex -- they are what it is about
const CONTROL = /[\u0000-\u001F\u007F]/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

const isKnown = (name: string): name is HandOffFieldName => Object.hasOwn(handOffFields, name);

/** What is wrong with the fields of a hand-off, by name, but for the signature itself. */
export function handOffFaults(fields: readonly HandOffField[], now: Date): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  const seen = new Set<string>();
  for (const [name, value] of fields) {
    const fault = faultOf(name, value, now);
    if (seen.has(name)) faults.set(name, 'It is in the request more than once.');
    else if (fault !== null) faults.set(name, fault);
    seen.add(name);
  }
  for (const [name, { required }] of Object.entries(handOffFields))
    if (required && !valueOf(fields, name)) faults.set(name, 'It is missing.');
  return faults;
}

function faultOf(name: string, value: string, now: Date): string | null {
  if (!isKnown(name)) return 'A hand-off has no such field.';
  if (CONTROL.test(value)) return 'It has a line break or another control character.';
  if (value.length > LONGEST_VALUE) return `It is longer than ${LONGEST_VALUE} characters.`;
  switch (name) {
    case 'principalAmount':
      return /^(?:0|[1-9]\d{0,7})\.\d\d$/.test(value) && (parseAmount(value) ?? 0n) > 0n
        ? null
        : 'Send an amount with two decimals, such as 120.50.';
    case 'timestamp':
      return timestampFault(value, now);
    case 'nonce':
      return /^[\w-]{16,64}$/.test(value) ? null : 'Send 16 to 64 letters, digits, - and _, new for each request.';
    case SIGNATURE:
      return /^[0-9a-f]{64}$/.test(value) ? null : 'Send the HMAC SHA256 as 64 lower-case hexadecimal digits.';
    case 'currency':
      return value === '' || value === 'AUD' || value === 'NZD' ? null : 'Send AUD or NZD.';
    case 'returnUrl':
    case 'cancelUrl':
      return value === '' ? null : returnFault(value);
    default:
      return isLongerThan(value, LONGEST_TEXT)
        ? `It is longer than ${LONGEST_TEXT} characters.`
        : textFault(value, 'line');
  }
}

/**
 * The result signs the parameters of a return address, decoded: a line break within one would let the payer read
 * another status out of the same signed text.
 */
function returnFault(url: string): string | null {
  if (returnOrigin(url) === null) return 'Send an https address.';
  const parameters = [...new URL(url).searchParams];
  if (parameters.some(([name, value]) => CONTROL.test(name + value)))
    return 'A parameter of it has a line break or another control character.';
  return parameters.some(([name]) => name.includes('=')) ? 'The name of a parameter has an equals sign.' : null;
}

/** The value of a field that names something; null where it has none, or one that nothing is called. */
export function nameIn(fields: readonly HandOffField[], field: HandOffFieldName): string | null {
  const value = valueOf(fields, field);
  return value === null || value === '' || textFault(value, 'line') !== null ? null : value;
}

function timestampFault(value: string, now: Date): string | null {
  const at = ISO.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return 'Send the time in UTC, such as 2026-11-27T03:40:00Z.';
  const minutes = (now.getTime() - at) / 60_000;
  if (Math.abs(minutes) <= HAND_OFF_MINUTES) return null;
  return `It is more than ${HAND_OFF_MINUTES} minutes ${minutes > 0 ? 'old' : 'in the future'}.`;
}

/** The origin of a return address; null for anything but https without a user. */
export function returnOrigin(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, origin } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? origin : null;
}

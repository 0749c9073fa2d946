import { SIGNATURE, signedText, type HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import { isSignatureOf, valueOf } from '../../engines/connection/hand-off-signature.ts';

/** Fields that a pasted request can have; more are cut off. */
const MOST_FIELDS = 40;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const splitAt = (text: string): HandOffField => {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

/** Reads a pasted request: a form body (`a=1&b=2`, encoded), or one `name=value` a line, as it is. */
export function readPasted(text: string): HandOffField[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isForm = lines.length === 1 && text.includes('&');
  const fields = isForm
    ? (lines[0] ?? '')
        .replace(/^\?/, '')
        .split('&')
        .map((part) => {
          const [name, value] = splitAt(part);
          return [decoded(name), decoded(value)] as const;
        })
    : lines.map((line) => splitAt(line));
  return fields.slice(0, MOST_FIELDS);
}

type Variant = readonly [explanation: string, text: string];

/** Why a signature differs, by trying the mistakes that programs make; null: none of them fits. */
export function explainSignature(fields: readonly HandOffField[], keys: readonly string[]): string | null {
  const given = (valueOf(fields, SIGNATURE) ?? '').trim();
  const hex = /^[0-9a-f]{64}$/i.test(given) ? given.toLowerCase() : Buffer.from(given, 'base64').toString('hex');
  const signed = fields.filter(([name]) => name !== SIGNATURE);
  return variantsOf(signed).find(([, text]) => isSignatureOf(hex, text, keys))?.[0] ?? null;
}

function variantsOf(signed: readonly HandOffField[]): Variant[] {
  const text = signedText(signed);
  const pairs = text.split('\n');
  const unsorted = signed.map(([name, value]) => `${name}=${value}`);
  const encoded = signed.map(([name, value]) => [name, encodeURIComponent(value)] as const);
  return [
    ['The HMAC is right, but not written as lower-case hexadecimal digits.', text],
    ['The fields were not sorted by name before they were signed.', unsorted.join('\n')],
    ['The fields were joined by “&” and not by line feeds.', pairs.join('&')],
    ['The lines were joined by carriage return and line feed.', pairs.join('\r\n')],
    ['There is a line feed at the end of the signed text.', `${text}\n`],
    ['The values were percent-encoded before they were signed. Sign them as they are.', signedText(encoded)],
    ['The values were percent-encoded and joined by “&”.', signedText(encoded).replaceAll('\n', '&')],
    [
      'Empty fields were left out. Every field but the signature is signed.',
      signedText(signed.filter(([, v]) => v !== '')),
    ],
    ...signed.flatMap((field) => variantsOfField(signed, field)),
  ];
}

function variantsOfField(signed: readonly HandOffField[], [name, value]: HandOffField): Variant[] {
  const others = signed.filter(([other]) => other !== name);
  const other = (changed: string) => signedText([...others, [name, changed]]);
  return [
    [`“${name}” was not signed. Every field but the signature is signed.`, signedText(others)],
    [`“${name}” was signed without its outer spaces.`, other(value.trim())],
    [`“${name}” was signed percent-encoded.`, other(encodeURIComponent(value))],
    [`“${name}” was signed empty.`, other('')],
    [`“${name}” was signed in lower case.`, other(value.toLowerCase())],
    [`“${name}” was signed in upper case.`, other(value.toUpperCase())],
    [`“${name}” was signed without decimals.`, other(value.replace(/\.00$/, ''))],
    [`“${name}” was signed with a trailing slash.`, other(`${value}/`)],
  ];
}

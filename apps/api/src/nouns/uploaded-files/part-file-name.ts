import type { IncomingMessage } from 'node:http';

/** Characters of a body that are looked at for the header of its first part. */
const MOST_READ = 16_384;
const HEADER_END = '\r\n\r\n';
const DISPOSITION = /(?:^|\r\n)content-disposition:([^\r\n]*(?:\r\n[ \t][^\r\n]*)*)/i;

/**
 * The name of the file in a multipart body as its sender wrote it, looked up before the body is read: the library hands
 * over a name in which bytes that are not UTF-8 are lost. Undefined where the body does not begin with such a part.
 */
export async function partFileName(body: IncomingMessage): Promise<string | undefined> {
  const [, disposition] = DISPOSITION.exec(await beginningOf(body)) ?? [];
  return disposition === undefined ? undefined : dispositionFileName(disposition);
}

/** The beginning of a body, a letter for each byte, up to the end of a header; all of it is left to be read. */
async function beginningOf(body: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let text = '';
  await new Promise<void>((resolve) => {
    const events = ['end', 'close', 'error'] as const;
    const end = () => {
      body.off('readable', look);
      for (const event of events) body.off(event, end);
      // At once, before a stream that has been read to its end says so
      if (pieces.length > 0 && !body.destroyed) body.unshift(Buffer.concat(pieces));
      resolve();
    };
    const look = () => {
      for (let piece: Buffer | null; (piece = body.read() as Buffer | null) !== null;) {
        pieces.push(piece);
        text += piece.toString('latin1');
        if (text.length >= MOST_READ || headerEnds(text)) return end();
      }
    };
    for (const event of events) body.once(event, end);
    body.on('readable', look);
  });
  return text.slice(0, MOST_READ);
}

const headerEnds = (text: string): boolean => {
  const [found] = DISPOSITION.exec(text) ?? [];
  return found !== undefined && text.includes(HEADER_END, text.indexOf(found));
};

/** A parameter: a quoted value, in which only a quotation mark and a backslash are escaped, or a word. */
const PARAMETER = /;[ \t]*([\w-]+\*?)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\[\s\S])*)"|([^;]*))/g;

/**
 * The file name of a header Content-Disposition, a letter for each byte. `filename*` (RFC 8187) goes before `filename`,
 * whose bytes are UTF-8, an encoded word (RFC 2047, as .NET writes it) or else Windows-1252, which
 * browsers wrote before. Bytes that are none of these are written as %EB, so that nothing is lost.
 */
export function dispositionFileName(disposition: string): string | undefined {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, word = ''] of disposition.replaceAll(/\r\n[ \t]/g, ' ').matchAll(PARAMETER)) {
    const value = quoted === undefined ? word.trim() : quoted.replaceAll(/\\(["\\])/g, '$1');
    parameters.set(name.toLowerCase(), value);
  }
  const extended = extendedValue(parameters.get('filename*') ?? '');
  if (extended !== undefined) return extended;
  const plain = parameters.get('filename');
  return plain === undefined ? undefined : withoutFormEscapes(encodedWords(plain) ?? decodedBytes(plain));
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

/** `UTF-8''Zo%C3%AB.csv`; undefined where it is something else. */
function extendedValue(value: string): string | undefined {
  const [, charset, encoded] = /^([\w.:-]+)'[\w-]*'(.*)$/.exec(value) ?? [];
  return charset === undefined || encoded === undefined ? undefined : decodedAs(charset, percentBytes(encoded));
}

const percentBytes = (text: string, escape = /%([0-9a-f]{2})/gi): Buffer =>
  bytesOf(text.replaceAll(escape, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16))));

const ENCODED_WORD = /=\?([\w.:-]+)(?:\*[\w-]+)?\?([bq])\?([^?]*)\?=/gi;

/** A value of nothing but encoded words; undefined where it is something else. */
function encodedWords(value: string): string | undefined {
  if (!value.startsWith('=?') || value.replaceAll(ENCODED_WORD, '').trim() !== '') return undefined;
  const words = [...value.matchAll(ENCODED_WORD)].map(([, charset = '', form = '', encoded = '']) =>
    decodedAs(
      charset,
      form.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64')
        : percentBytes(encoded.replaceAll('_', ' '), /=([0-9a-f]{2})/gi),
    ),
  );
  return words.includes(undefined) ? undefined : words.join('');
}

/** Undefined where there is no such encoding, or the bytes are no text of it. */
function decodedAs(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes of Windows-1252 without a letter. */
const NO_LETTERS = /[\u0081\u008d\u008f\u0090\u009d]/;

function decodedBytes(value: string): string {
  const western = NO_LETTERS.test(value) ? undefined : decodedAs('windows-1252', bytesOf(value));
  return decodedAs('utf-8', bytesOf(value)) ?? western ?? escapedBytes(value);
}

const escapedBytes = (value: string): string =>
  value.replaceAll(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** What browsers write for a quotation mark and line ends in a name (HTML, multipart/form-data). */
const withoutFormEscapes = (name: string): string =>
  name.replaceAll(/%(22|0D|0A)/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

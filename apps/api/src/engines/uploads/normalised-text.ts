import { fileEncodings, type FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { faultAt } from './file-fault.ts';

/** Bytes decoded at once. */
const PIECE = 65_536;

/**
 * Decodes content into pieces of text, each line ending with a line feed. The last piece, possibly empty, is marked.
 */
export async function* normalisedText(source: AsyncIterable<Uint8Array>, encoding: FileEncoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch (cause) {
      // Content is inspected before it is stored, so only replaced content fails here
      throw cause instanceof TypeError ? faultAt(0, `The file is not ${fileEncodings[encoding]}.`) : cause;
    }
  };
  let bytes = 0;
  let heldReturn = false;
  const normalised = (decoded: string, last: boolean): string => {
    let text = heldReturn ? `\r${decoded}` : decoded;
    heldReturn = !last && text.endsWith('\r');
    if (heldReturn) text = text.slice(0, -1);
    return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  };
  for await (const chunk of source) {
    for (let at = 0; at < chunk.byteLength; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      bytes += piece.byteLength;
      yield { text: normalised(decode(piece), false), bytes, last: false };
    }
  }
  yield { text: normalised(decode(), true), bytes, last: true };
}

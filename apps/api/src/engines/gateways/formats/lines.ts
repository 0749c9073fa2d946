import { BankFileError } from './bank-file-error.ts';

/** Maximum line length, longer than a record of any format. */
const LONGEST = 1_000;

/** Splits a file into lines as it arrives. Lines end with CR LF or LF, consistently; the last may have no end. */
export function lineSplitter() {
  let rest = '';
  let lines = 0;
  let carriageReturns: boolean | null = null;
  const fault = (problem: string) => new BankFileError(lines + 1, 'record', problem);

  function cut(ended: string): string {
    const withReturn = ended.endsWith('\r');
    carriageReturns ??= withReturn;
    if (withReturn !== carriageReturns) throw fault('does not end as the lines before it');
    if (ended.length > LONGEST) throw fault(`is longer than ${LONGEST} characters`);
    lines += 1;
    return withReturn ? ended.slice(0, -1) : ended;
  }

  return {
    /** Returns the lines completed by a chunk. */
    push(chunk: Uint8Array): string[] {
      const pieces = (rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')).split(
        '\n',
      );
      rest = pieces.pop() ?? '';
      const complete = pieces.map(cut);
      if (rest.length > LONGEST) throw fault(`is longer than ${LONGEST} characters`);
      return complete;
    },
    /** Returns the last line, if it has no end. */
    end: (): string[] => (rest === '' ? [] : [rest]),
  };
}

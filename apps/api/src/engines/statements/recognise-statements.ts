import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { fieldProblem } from '../../kernel/problem.ts';
import { beginningOf, encodingOf, type ReceivedContent } from '../uploads/receive-content.ts';
import { recognisedStatementFormat, type StatementFormat } from './formats/statement-formats.ts';

type Beginning = Pick<ReceivedContent, 'encodings' | 'isEncodingCertain' | 'beginning'>;

/**
 * Returns format and encoding of a file of statements. Throws 422 on the field `file` where it is none, and on
 * `encoding` where the bytes do not show it.
 */
export function recogniseStatements(
  content: Beginning,
  chosen?: FileEncoding,
): { format: StatementFormat; encoding: FileEncoding } {
  const format = recognisedStatementFormat(beginningOf(content, content.encodings[0] ?? 'utf-8'));
  if (!format)
    throw fieldProblem(
      'file',
      'The file does not begin like a bank statement: MT940, BAI2, NAI, camt.053, or the CSV of Westpac, NAB or CommBank.',
    );
  // XML says its encoding, which banks write as UTF-8
  if (format.format === 'CAMT053' && !content.isEncodingCertain)
    throw fieldProblem('file', 'The XML has letters that are not UTF-8. Ask the bank for the file again.');
  return { format, encoding: encodingOf(content, chosen) };
}

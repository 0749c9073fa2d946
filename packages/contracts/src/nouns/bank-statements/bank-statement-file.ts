import { z } from 'zod';
import { currentVersion, shownText, statusFields } from '../../kernel/field-builders.ts';
import { count, dateTime, id } from '../../kernel/primitives.ts';
import { bankStatementFileStates } from '../../rules/states/bank-statement-file.ts';
import { MOST_STATEMENT_FAULTS } from './call-parts.ts';

/** What a statement file is recognised as. */
export const statementFormatTitles = {
  MT940: 'MT940',
  BAI2: 'BAI2',
  NAI: 'NAI',
  CAMT053: 'ISO 20022 camt.053',
  CSV_WESTPAC: 'Westpac CSV',
  CSV_NAB: 'NAB CSV',
  CSV_COMMBANK: 'CommBank CSV',
} as const;
export type StatementFormatCode = keyof typeof statementFormatTitles;

/** How a statement file came. */
export const statementChannelTitles = { UPLOAD: 'Upload', FOLDER: 'Folder', SIMULATION: 'Simulation' } as const;

export const StatementFileFault = z
  .strictObject({
    lineNumber: z
      .int()
      .min(0)
      .meta({ title: 'Line', description: 'Line of the file, starting at 1; 0 for the whole file.', examples: [17] }),
    message: shownText(
      'Reason',
      'What is wrong.',
      'The closing balance is 1,654.21, but opening balance and lines give 1,654.20: a difference of 0.01.',
    ),
  })
  .meta({ id: 'BankStatementFileFault', title: 'Error' });

/** A file of bank statements and what came of it. */
export const BankStatementFile = z
  .strictObject({
    fileId: id().meta({ title: 'File ID', description: 'Identifier of the file.', examples: [812] }),
    fileName: shownText('File name', 'Name of the file.', 'statement-2026-11-30.sta'),
    format: z
      .enum(Object.keys(statementFormatTitles) as [StatementFormatCode, ...StatementFormatCode[]])
      .meta({ title: 'Format', description: 'What the content was recognised as.' }),
    formatTitle: shownText('Format title', 'The format, formatted for display.', 'MT940'),
    channel: z.enum(['UPLOAD', 'FOLDER', 'SIMULATION']).meta({ title: 'Channel', description: 'How the file came.' }),
    channelTitle: shownText('Channel title', 'The channel, formatted for display.', 'Upload'),
    ...statusFields(
      bankStatementFileStates,
      'CHECKING changes automatically. HELD: balances do not follow on, and nothing is imported yet. REFUSED: nothing was imported.',
    ),
    inProgress: z.boolean().meta({ title: 'In progress', description: 'True while it is checked: poll it.' }),
    size: count().meta({ title: 'Size', description: 'Bytes.', examples: [61_440] }),
    statementCount: count().meta({ title: 'Statements', description: 'Statements that were imported.' }),
    lineCount: count().meta({ title: 'Lines', description: 'Lines that were imported, or read so far.' }),
    faults: z.array(StatementFileFault).meta({
      title: 'Errors',
      description: `Why it is held or was refused: at most ${MOST_STATEMENT_FAULTS}.`,
    }),
    uploader: shownText('Uploaded by', 'Who uploaded it.', 'Kim Tan'),
    createdDate: dateTime().meta({ title: 'Received', description: 'When it came, UTC.' }),
    statusDate: dateTime().meta({ title: 'Status date', description: 'When it got this status, UTC.' }),
    version: currentVersion(),
  })
  .meta({ id: 'BankStatementFile', title: 'Bank statement file' });
export type BankStatementFile = z.output<typeof BankStatementFile>;

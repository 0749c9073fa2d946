import { z } from 'zod';
import { shownText, toneField } from '../../kernel/field-builders.ts';
import { count, dateTime, id } from '../../kernel/primitives.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';
import { uploadedFileStates } from '../../rules/states/uploaded-file.ts';
import { CONTENT_DAYS, RECENT_MINUTES } from './file-limits.ts';

/** What a file holds, as a word: `CUSTOMERS`. Which there are, the formats call answers. */
export const fileFormat = () =>
  z
    .string()
    .max(40, { abort: true })
    .regex(/^[A-Z][A-Z_]*$/)
    .meta({ title: 'Format', description: 'What the file holds.', examples: ['CUSTOMERS'] });

export const FileStatusGroup = z
  .strictObject({
    statusCode: z.enum(stateNames(uploadedFileStates)).meta({
      title: 'Status code',
      description:
        'QUEUED and PROCESSING change automatically. ERROR: some lines have errors. SENT: the outcomes of payments are pending.',
      examples: ['COMPLETE'],
    }),
    group: toneField('Status group'),
    statusLabelText: shownText('Status label', 'The status, formatted for display.', 'Complete'),
  })
  .meta({ id: 'UploadedFileStatusGroup' });

/** An uploaded file (1E014 2E058). */
export const UploadedFile = z
  .strictObject({
    fileId: id().meta({ title: 'File ID', description: 'Identifier given by the portal.', examples: [4102] }),
    fileName: z
      .string()
      .meta({ title: 'File name', description: 'Name of the uploaded file.', examples: ['customers-november.csv'] }),
    contentType: z
      .string()
      .meta({ title: 'Content type', description: 'Content type of the file.', examples: ['text/csv'] }),
    format: fileFormat(),
    formatTitle: z
      .string()
      .meta({ title: 'Format title', description: 'Format, formatted for display.', examples: ['Customers'] }),
    statusGroup: FileStatusGroup.meta({ title: 'Status', description: 'Status, formatted for display.' }),
    size: count().meta({ title: 'Size', description: 'Bytes.' }),
    checksum: z.string().meta({
      title: 'Checksum',
      description: 'SHA-256 of the content, hexadecimal.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
    uploader: z
      .string()
      .nullable()
      .meta({ title: 'Uploader', description: 'The user who uploaded it; null where an API key did.' }),
    apiKeyName: z
      .string()
      .nullable()
      .meta({ title: 'API key name', description: 'The API key that uploaded it; null where a user did.' }),
    createdDate: dateTime().meta({ title: 'Created date', description: 'When it was uploaded, UTC.' }),
    statusDate: dateTime().meta({ title: 'Status date', description: 'When it got this status, UTC.' }),
    paymentBatchGroupId: id().nullable().meta({
      title: 'Payment batch group ID',
      description: 'Batch group of the file’s payments; null where it has none.',
    }),
    recentlyUploaded: z.boolean().meta({
      title: 'Recently uploaded',
      description: `True in the first ${RECENT_MINUTES} minutes: poll it every 5 seconds until it is done.`,
    }),
    inProgress: z
      .boolean()
      .meta({ title: 'In progress', description: 'True while the file is processed: poll it every 5 seconds.' }),
    progress: z
      .int()
      .min(0)
      .max(100)
      .meta({ title: 'Progress', description: 'Percentage of the current step, checking or applying.' }),
    step: z.enum(['CHECK', 'RELEASE', 'APPLY']).meta({
      title: 'Step',
      description:
        'CHECK: every line is checked. RELEASE: a payment file that is checked and waits for its release. APPLY: the lines are processed.',
    }),
    lineCount: count().nullable().meta({ title: 'Lines', description: 'Lines with data; null until all are checked.' }),
    checkedCount: count().meta({ title: 'Lines checked', description: 'Lines checked so far.' }),
    appliedCount: count().meta({ title: 'Lines applied', description: 'Lines processed so far.' }),
    errorCount: count().meta({ title: 'Errors', description: 'Number of errors, including those not stored.' }),
    dismissedDate: dateTime()
      .nullable()
      .meta({ title: 'Dismissed date', description: 'When its errors were dismissed, UTC; null where they were not.' }),
    dismissedBy: z
      .string()
      .nullable()
      .meta({ title: 'Dismissed by', description: 'The user who dismissed its errors.' }),
    correctedByFileId: id().nullable().meta({
      title: 'Corrected by file',
      description: 'A later file of the same name and format that was processed; null where there is none.',
    }),
    leavesOutUnknown: z.boolean().meta({
      title: 'Unknown columns left out',
      description: 'Whether columns that the format does not know are left out; otherwise they are errors.',
    }),
    duplicateOfFileId: id().nullable().meta({
      title: 'Same content as',
      description: 'An earlier file with the same content; the upload was confirmed all the same.',
    }),
    contentAvailable: z.boolean().meta({
      title: 'Content available',
      description: `Whether you can download the original: it is kept for ${CONTENT_DAYS} days, for users with the right to see its content.`,
    }),
  })
  .meta({ id: 'UploadedFile', title: 'Uploaded file', description: 'An uploaded file and its progress.' });
export type UploadedFile = z.output<typeof UploadedFile>;

/** One error of a file (2E059). */
export const FileError = z
  .strictObject({
    lineNumber: z
      .int()
      .min(0)
      .meta({ title: 'Line', description: 'Line number, starting at 1; 0 for the whole file.', examples: [17] }),
    nameOfField: z
      .string()
      .meta({ title: 'Column', description: 'Empty where the error is about the whole line.', examples: ['Postcode'] }),
    providedValueText: z.string().meta({
      title: 'Value',
      description: 'The value in the file. Long numbers are masked, long texts are truncated.',
      examples: ['20000'],
    }),
    errorText: z
      .string()
      .meta({ title: 'Error', description: 'What is wrong.', examples: ['Enter a postcode of four digits.'] }),
  })
  .meta({ id: 'UploadedFileError' });
export type FileError = z.output<typeof FileError>;

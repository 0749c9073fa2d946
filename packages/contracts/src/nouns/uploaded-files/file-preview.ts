import { z } from 'zod';
import { count } from '../../kernel/primitives.ts';
import { fileEncoding } from './file-encoding.ts';
import { FileError } from './uploaded-file.ts';

/** The beginning of a file as it is read in one encoding. */
export const FileReading = z
  .strictObject({
    encoding: fileEncoding(),
    columns: z
      .array(
        z.strictObject({
          heading: z.string().meta({ title: 'Heading', description: 'As the file has it.', examples: ['Cust #'] }),
          title: z
            .string()
            .nullable()
            .meta({
              title: 'Column',
              description: 'The column of the format that it is taken for; null where the format has none.',
              examples: ['Customer number'],
            }),
        }),
      )
      .meta({ title: 'Columns', description: 'In the order of the file.' }),
    unknownCount: count().meta({
      title: 'Unknown columns',
      description: 'Columns that the format does not have: an upload refuses them unless `leaveOutUnknown` is true.',
    }),
    rows: z
      .array(
        z.strictObject({
          lineNumber: count().meta({ title: 'Line', description: 'Where it begins in the file.' }),
          values: z.array(z.string()).meta({ title: 'Values', description: 'As read; long numbers are masked.' }),
        }),
      )
      .meta({
        title: 'Rows',
        description: 'The first rows, and the first ones with letters that depend on the encoding.',
      }),
    errors: z
      .array(FileError)
      .meta({ title: 'Errors', description: 'What else is wrong with the first line or rows.' }),
  })
  .meta({ id: 'FileReading' });
export type FileReading = z.output<typeof FileReading>;

/** What an upload of a file would read. */
export const FilePreview = z
  .strictObject({
    isEncodingCertain: z.boolean().meta({
      title: 'Encoding certain',
      description: 'False where the bytes do not show the encoding: the upload takes the right one as `encoding`.',
    }),
    readings: z
      .array(FileReading)
      .min(1)
      .meta({ title: 'Readings', description: 'One for each encoding that the file can have.' }),
  })
  .meta({ id: 'FilePreview' });
export type FilePreview = z.output<typeof FilePreview>;

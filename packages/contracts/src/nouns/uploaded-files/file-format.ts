import { z } from 'zod';
import { count } from '../../kernel/primitives.ts';
import { fileFormat } from './uploaded-file.ts';

/** A kind of file, as people who prepare one have to know it. */
export const FileFormatInfo = z
  .strictObject({
    format: fileFormat(),
    title: z.string().meta({ title: 'Title', description: 'What the file holds.', examples: ['Customers'] }),
    description: z.string().meta({ title: 'Description', description: 'What an upload does.' }),
    maxBytes: count().meta({ title: 'Largest size', description: 'Bytes.' }),
    maxLines: count().meta({ title: 'Most lines', description: 'Lines with data.' }),
    fileTypes: z
      .array(
        z.strictObject({
          title: z.string().meta({ title: 'Title', description: 'What such files are called.', examples: ['CSV'] }),
          extensions: z
            .array(z.string())
            .meta({ title: 'Extensions', description: 'Usual endings of their names.', examples: [['.csv']] }),
        }),
      )
      .meta({ title: 'File types', description: 'How the file may be written: it is recognised by its content.' }),
    columns: z
      .array(
        z.strictObject({
          title: z.string().meta({ title: 'Title', description: 'Its name in the header row.', examples: ['City'] }),
          description: z.string().meta({ title: 'Description', description: 'What it holds.' }),
          required: z.boolean().meta({ title: 'Required', description: 'Whether the column is required.' }),
          example: z.string().meta({ title: 'Example', description: 'An example value.', examples: ['Newcastle'] }),
        }),
      )
      .meta({ title: 'Columns', description: 'Of a CSV file, in any order; the header row names them.' }),
  })
  .meta({ id: 'FileFormatInfo' });
export type FileFormatInfo = z.output<typeof FileFormatInfo>;

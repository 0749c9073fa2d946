import { z } from 'zod';
import { currentVersion, shownText } from '../../kernel/field-builders.ts';
import { id, text } from '../../kernel/primitives.ts';
import { customReportSources, type CustomReportSource } from './report-codes.ts';

/** Columns that a definition may have at most; sources have fewer. */
const MOST_COLUMNS = 100;
const sourceCodes = Object.keys(customReportSources) as [CustomReportSource, ...CustomReportSource[]];

export const customReportId = () =>
  id().meta({ title: 'Custom report ID', description: 'Identifier of the report.', examples: [1] });

const column = () => text({ max: 60 }).meta({ title: 'Column', description: 'Title of a column.' });
export const reportColumns = () =>
  z
    .array(column())
    .min(1)
    .max(MOST_COLUMNS)
    .meta({
      title: 'Columns',
      description: 'Titles of the columns of the file, in their order, each once.',
      examples: [['Receipt Number', 'Total Amount']],
      'x-rules': [{ rule: 'uniqueRows', message: 'This column is listed already.' }],
    });

/** What a user says of a custom report when it is defined. */
export const definitionShape = {
  name: text({ max: 60 }).meta({
    title: 'Name',
    description: 'The name of the report.',
    examples: ['Daily takings'],
    'x-form': { autocomplete: 'off' },
  }),
  frequency: z.enum(['DAY', 'MONTH']).meta({
    title: 'Frequency',
    description: 'Whether a file is of a day (`customReportDate`) or of a month (`reportMonth`).',
    'x-form': {
      widget: 'radio',
      options: [
        { value: 'DAY', label: 'Daily' },
        { value: 'MONTH', label: 'Monthly' },
      ],
    },
  }),
};

export const reportSource = () =>
  z.enum(sourceCodes).meta({
    title: 'Rows',
    description: 'What the rows are: transactions by settlement date, or customers by the day they were created.',
    'x-form': {
      widget: 'radio',
      options: sourceCodes.map((value) => ({ value, label: customReportSources[value].title })),
    },
  });

export const reportCode = () =>
  text({ max: 40 })
    .regex(/^[A-Z0-9_]+$/, { message: 'Use capital letters, digits and underscores.' })
    .meta({
      title: 'Code',
      description: 'What starts the report, as `trigger`, and the word for it in the names of its files.',
      examples: ['DAILY_TAKINGS'],
      'x-form': {
        autocomplete: 'off',
        help: 'Capital letters, digits and underscores, such as DAILY_TAKINGS. It is in the names of the files and cannot be changed later.',
      },
    });

/** A report that a community has defined. */
export const CustomReport = z
  .strictObject({
    customReportId: customReportId(),
    code: reportCode(),
    ...definitionShape,
    source: reportSource(),
    sourceDisplay: shownText('Rows display', 'What the rows are, in words.', 'Transactions'),
    columns: reportColumns(),
    statuses: z
      .array(shownText('Status', 'Code of a status.', 'APPROVED'))
      .meta({ title: 'Statuses', description: 'Statuses of its rows; none means every one.' }),
    sortColumn: shownText('Sorted by', 'Title of the column that the rows are sorted by.', 'Receipt Number'),
    enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether it can be started.' }),
    version: currentVersion(),
  })
  .meta({ id: 'CustomReport', title: 'Custom report' });
export type CustomReport = z.output<typeof CustomReport>;

import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { dateTime, email, id, version } from '../../kernel/primitives.ts';
import { reportFrequencies, reportTemplateCodes, runTimes, MOST_RECIPIENTS } from './report-templates.ts';

export const frequencyCodes = Object.keys(reportFrequencies) as ['DAY', 'WEEK', 'MONTH'];

export const reportTemplate = () =>
  z.enum(reportTemplateCodes).meta({ title: 'Report template', description: 'Code of the report.' });

/** Whom a report's mail goes to. */
export const recipients = () =>
  z
    .array(
      z
        .strictObject({
          emailAddress: email().meta({
            title: 'Email',
            description: 'Email address.',
            examples: ['accounts@harbourcity.example.com'],
            'x-form': { autocomplete: 'off' },
          }),
        })
        .meta({ title: 'Recipient' }),
    )
    .max(MOST_RECIPIENTS)
    .meta({
      title: 'Recipients',
      description: `Up to ${MOST_RECIPIENTS} email addresses that get a link to each report. The link opens the portal, where the reader signs in.`,
    });

/** A report that can run automatically, and how it does (2E047). */
export const ReportSchedule = z
  .strictObject({
    reportScheduleId: id().nullable().meta({
      title: 'Report schedule ID',
      description: 'Identifier of the schedule; null while the report is not enabled.',
    }),
    reportTemplate: reportTemplate(),
    name: shownText('Name', 'The name of the report.', 'Transaction CSV Report'),
    frequency: z
      .strictObject({
        code: z.enum(frequencyCodes).meta({ title: 'Frequency code', description: 'How often it runs.' }),
        displayName: shownText('Frequency', 'How often it runs, in words.', reportFrequencies.WEEK),
      })
      .meta({ title: 'Frequency', description: 'How often it runs.' }),
    runTime: z
      .strictObject({
        code: z
          .string()
          .meta({ title: 'Run time code', description: 'HH:MM in the community’s zone.', examples: ['01:30'] }),
        displayName: shownText('Run time', 'The time of day as people read it.', '1:30am'),
      })
      .meta({ title: 'Run time', description: 'Time of day in the community’s zone.' }),
    configurable: z.boolean().meta({
      title: 'Configurable',
      description: 'Whether frequency, time and recipients can be changed.',
    }),
    recipients: recipients(),
    nextRunDate: dateTime()
      .nullable()
      .meta({ title: 'Next run', description: 'When it runs next, UTC; null while it is not enabled.' }),
    version: version().nullable().meta({
      title: 'Version',
      description: 'Send it back with a change; null while the report is not enabled.',
    }),
  })
  .meta({ id: 'ReportSchedule', title: 'Report schedule' });
export type ReportSchedule = z.output<typeof ReportSchedule>;

/** What a user changes of a schedule. */
export const scheduleShape = {
  frequency: z.enum(frequencyCodes).meta({
    title: 'Frequency',
    description: 'How often it runs.',
    'x-form': {
      widget: 'radio',
      options: frequencyCodes.map((value) => ({ value, label: reportFrequencies[value] })),
    },
  }),
  runTime: z.enum(runTimes).meta({
    title: 'Time',
    description: 'Time of day in the community’s zone, from 00:00 to 23:30 by half hours.',
    examples: ['05:00'],
    'x-form': {
      widget: 'select',
      optionsFrom: 'runTimes',
      help: 'In your time zone, also on days when clocks change.',
    },
  }),
  recipients: recipients().meta({
    'x-form': { widget: 'repeat' },
    'x-rules': [{ rule: 'uniqueRows', message: 'This address is listed already.' }],
  }),
};

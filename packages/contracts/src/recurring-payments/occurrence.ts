import { z } from 'zod';
import { id, date, money, count } from '../kernel/primitives.ts';
import { occurrenceStates } from '../rules/states/recurring-payment-occurrence.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { words } from './call-parts.ts';

/** What became of one date of a schedule. */
export const Occurrence = z
  .strictObject({
    occurrenceId: id().meta({ title: 'ID', description: 'Identifier given by the portal.' }),
    nominalDate: date().meta({ title: 'Agreed date', description: 'Date according to the schedule.' }),
    date: date().meta({ title: 'Date', description: 'Day it was due on.' }),
    movedBecause: words('Moved because', 'Why it differs from the agreed date; empty where it does not.'),
    amount: money().meta({ title: 'Amount', description: 'Principal.' }),
    status: z.enum(stateNames(occurrenceStates)).meta({ title: 'Status', description: 'Outcome of the instalment.' }),
    statusDisplay: words('Status display', 'The status, formatted for display.'),
    statusClass: z
      .enum(['success', 'info', 'warning', 'danger', 'neutral', 'accent'])
      .meta({ title: 'Status class', description: 'How the status looks as a badge.' }),
    attempts: count().meta({ title: 'Attempts', description: 'Number of attempts.' }),
    nextAttemptDate: date().nullable().meta({
      title: 'Next attempt',
      description: 'Date of the next attempt where the payment is retried; otherwise null.',
    }),
    failure: words('Failure', 'Why it was not paid; otherwise empty.'),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt', description: 'Receipt of the last attempt; null where no payment was sent.' }),
  })
  .meta({ id: 'ScheduleOccurrence' });
export type Occurrence = z.output<typeof Occurrence>;

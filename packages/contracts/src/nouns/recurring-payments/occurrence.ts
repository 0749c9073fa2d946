import { z } from 'zod';
import { shownText, statusFields } from '../../kernel/field-builders.ts';
import { id, date, money, count } from '../../kernel/primitives.ts';
import { occurrenceStates } from '../../rules/states/recurring-payment-occurrence.ts';

/** What became of one date of a schedule. */
export const Occurrence = z
  .strictObject({
    occurrenceId: id().meta({ title: 'ID', description: 'Identifier given by the portal.' }),
    nominalDate: date().meta({ title: 'Agreed date', description: 'Date according to the schedule.' }),
    date: date().meta({ title: 'Date', description: 'Day it was due on.' }),
    movedBecause: shownText('Moved because', 'Why it differs from the agreed date; empty where it does not.'),
    amount: money().meta({ title: 'Amount', description: 'Principal.' }),
    ...statusFields(occurrenceStates, 'Outcome of the instalment.'),
    attempts: count().meta({ title: 'Attempts', description: 'Number of attempts.' }),
    nextAttemptDate: date().nullable().meta({
      title: 'Next attempt',
      description: 'Date of the next attempt where the payment is retried; otherwise null.',
    }),
    failure: shownText('Failure', 'Why it was not paid; otherwise empty.'),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt', description: 'Receipt of the last attempt; null where no payment was sent.' }),
  })
  .meta({ id: 'ScheduleOccurrence' });
export type Occurrence = z.output<typeof Occurrence>;

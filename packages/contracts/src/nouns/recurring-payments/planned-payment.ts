import { z } from 'zod';
import { date, money } from '../../kernel/primitives.ts';

const movedBecause = z
  .string()
  .optional()
  .meta({
    title: 'Moved because',
    description: 'Why it is not taken on the agreed date: a short month, a weekend, a holiday, or a manual change.',
    examples: ['Weekend'],
  });
const takenOn = date().meta({ title: 'Date', description: 'Date of the payment, in the community’s time zone.' });

/** A payment that will be taken. */
export const UpcomingPayment = z
  .strictObject({
    date: takenOn,
    amount: z
      .string()
      .meta({ title: 'Amount', description: 'Principal, decimal text with two digits.', examples: ['120.50'] }),
    movedBecause,
  })
  .meta({ id: 'UpcomingPayment' });

/** A card that cannot pay its schedule to the end. */
export const CardEnd = z
  .strictObject({
    expiresOn: date().meta({ title: 'Expires on', description: 'Last day on which the card can be charged.' }),
    firstPaymentAfter: date().meta({
      title: 'First payment after that',
      description: 'Date of the first payment that cannot be taken from the card.',
    }),
  })
  .meta({ id: 'CardEnd' });

/** The same as a field of a schedule. */
export const cardEnd = CardEnd.nullable().meta({
  title: 'Card ends first',
  description:
    'When the card expires before the last payment; null: it lasts as long as the schedule, or no card pays.',
});

/** One agreed date of a schedule, also one that is skipped: what the calendar strip shows. */
export const ScheduleDate = z
  .strictObject({
    nominalDate: date().meta({
      title: 'Agreed date',
      description: 'Date according to the schedule; identifies the instalment.',
    }),
    date: takenOn,
    amount: money().meta({ title: 'Amount', description: 'Principal to take.' }),
    movedBecause,
    isSkipped: z.boolean().meta({ title: 'Skipped', description: 'True when no payment is taken for this date.' }),
    isMoved: z.boolean().meta({ title: 'Moved manually', description: 'Whether a user moved it to another day.' }),
    isOtherAmount: z.boolean().meta({ title: 'Other amount', description: 'Whether a user changed its amount.' }),
  })
  .meta({ id: 'ScheduleDate' });
export type ScheduleDate = z.output<typeof ScheduleDate>;

/** The same with what is added to it: the page and the preview of a schedule show what the payer is charged. */
export const ChargedScheduleDate = ScheduleDate.extend({
  surchargeAmount: money().meta({
    title: 'Surcharge',
    description: 'Surcharge at today’s rates; zero for none.',
  }),
}).meta({ id: 'ChargedScheduleDate' });
export type ChargedScheduleDate = z.output<typeof ChargedScheduleDate>;

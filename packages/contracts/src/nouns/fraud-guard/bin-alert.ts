import { z } from 'zod';
import { count, dateTime } from '../../kernel/primitives.ts';

/** BIN testing that was found: many cards with the same first digits are tried, and most of them declined. */
export const BinAlert = z
  .strictObject({
    bin: z.string().meta({ title: 'BIN', description: 'First six digits of the cards.', examples: ['411111'] }),
    attempts: count().meta({ title: 'Attempts', description: 'Payments with cards of the BIN.' }),
    declined: count().meta({ title: 'Declined', description: 'Of them, payments that the bank declined.' }),
    cards: count().meta({ title: 'Cards', description: 'Different cards that were tried.' }),
    detectedAt: dateTime().meta({ title: 'Detected', description: 'When it was first found, UTC.' }),
  })
  .meta({ id: 'BinAlert', title: 'BIN testing', description: 'BIN testing that goes on, or went on.' });
export type BinAlert = z.output<typeof BinAlert>;

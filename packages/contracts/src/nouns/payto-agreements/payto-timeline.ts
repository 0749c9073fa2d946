import { z } from 'zod';
import { dateTime } from '../../kernel/primitives.ts';
import { timelineShape } from '../../kernel/timeline.ts';
import { TermChange } from './term-change.ts';

export const timelineLanes = ['PAYER', 'PAYEE', 'SYSTEM'] as const;
export type PayToTimelineLane = (typeof timelineLanes)[number];

export const PayToTimelineEntry = z
  .strictObject({
    ...timelineShape,
    kind: z.enum(['STATUS', 'AMENDMENT', 'PAYMENT']).meta({
      title: 'Kind',
      description: 'STATUS: the agreement itself. AMENDMENT: a change to it. PAYMENT: a payment under it.',
    }),
    lane: z.enum(timelineLanes).meta({
      title: 'Lane',
      description:
        'Whose doing it was. PAYER: the payer or the payer’s bank. PAYEE: your side. SYSTEM: the platform, or time.',
    }),
    changes: z
      .array(TermChange)
      .meta({ title: 'Changes', description: 'Of an amendment: what changes, from what to what.' }),
    respondBy: dateTime().nullable().meta({
      title: 'Respond by',
      description: 'Of an amendment that waits for the payer: until when it can be approved. UTC.',
    }),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt', description: 'Of a payment: its receipt number.', examples: ['1000000001'] }),
  })
  .meta({ id: 'PayToTimelineEntry' });
export type PayToTimelineEntry = z.output<typeof PayToTimelineEntry>;

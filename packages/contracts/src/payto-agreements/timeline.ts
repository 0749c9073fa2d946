import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { dateTime } from '../kernel/primitives.ts';
import { timelineShape } from '../kernel/timeline.ts';
import { agreementAudience, oneAgreement } from './call-parts.ts';
import { agreementReadRights } from './payto-agreement-rights.ts';
import { TermChange } from './term-change.ts';

/** Entries on a page of an agreement's timeline. */
const ENTRIES_ON_A_PAGE = 20;

export const timelineLanes = ['PAYER', 'PAYEE', 'SYSTEM'] as const;
export type PayToTimelineLane = (typeof timelineLanes)[number];

const PayToTimelineEntry = z
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

export const listPayToAgreementTimeline = contract({
  kind: 'query',
  name: 'paytoAgreements.listTimeline',
  method: 'GET',
  path: 'payto-agreements/{token}/timeline',
  params: oneAgreement(),
  query: z.strictObject(pageFields(ENTRIES_ON_A_PAGE)),
  responses: { 200: paged(PayToTimelineEntry, 'Entries').meta({ id: 'PayToTimelinePage' }) },
  audience: agreementAudience,
  rights: { anyOf: agreementReadRights },
  summary: 'List what happened to a PayTo agreement',
  description:
    'The timeline of a PayTo agreement, the newest first, 20 entries on a page: what the payer’s bank, your side and the platform did, amendments as old and new values, and payments.',
});

import { z } from 'zod';
import { currentVersion, shownText } from '../../kernel/field-builders.ts';
import { date, id } from '../../kernel/primitives.ts';
import { feeTypes } from '../../rules/billing/price-list.ts';
import { revenueStatuses } from '../../rules/billing/revenue-status.ts';

const month = (title: string, description: string) =>
  z
    .string()
    .nullable()
    .meta({ title, description, examples: ['2026-07'] });

/** What a community should be charged for an item, once or each month (2E014). */
export const ExpectedRevenue = z
  .strictObject({
    communityRevenueId: id().meta({
      title: 'Community revenue ID',
      description: 'Identifier of the expected revenue.',
    }),
    createdDate: date().meta({ title: 'Created Date', description: 'Day on which it was added, in Sydney.' }),
    feeType: z
      .enum(feeTypes)
      .meta({ title: 'Fee type', description: 'ESTAB: charged once. MONTHLY: charged each month.' }),
    soldProduct: shownText('Sold Product', 'The product, as the price list calls it.', 'QuickTerminal'),
    soldItem: shownText('Sold Item', 'The item, as the price list calls it.', 'Monthly access fee'),
    revenueAmount: shownText(
      'Expected Revenue',
      'Amount in AUD without GST; of MONTHLY that of this month, or of the first month that is charged.',
      '120.00',
    ),
    interval: z
      .enum(['ONE-OFF', 'MONTHLY'])
      .meta({ title: 'Interval', description: 'ONE-OFF or MONTHLY.', examples: ['ONE-OFF'] }),
    reconciled: z.boolean().meta({
      title: 'Reconciled',
      description: 'Whether it was received, accepted or waived; of MONTHLY: last month.',
    }),
    reconciledDisplay: shownText(
      'Reconciled, displayed',
      'Yes, No or Waived; of MONTHLY also `Due 15 Oct` until its due date, and a dash where last month is not charged.',
      'Due 15 Oct',
    ),
    status: z
      .enum(revenueStatuses)
      .nullable()
      .meta({ title: 'Status', description: 'How it stands; of MONTHLY last month, null where that is not charged.' }),
    reconciledRevenueItemId: id()
      .nullable()
      .meta({ title: 'Reconciled revenue item ID', description: 'The last item that was received for it, or null.' }),
    firstMonth: month('First month', 'First month that is charged; null for ESTAB.'),
    lastMonth: month('Last month', 'Last month that is charged; null for ESTAB and where none is set.'),
    version: currentVersion(),
  })
  .meta({ id: 'ExpectedRevenue', title: 'Expected revenue' });
export type ExpectedRevenue = z.output<typeof ExpectedRevenue>;

import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { paged, pageFields } from '../../kernel/paging.ts';
import { count, money } from '../../kernel/primitives.ts';
import { startingMigration, choiceShape, MOST_CANDIDATES } from './call-parts.ts';
import { MigrationCandidate } from './migration-schedule.ts';

/** Number and sum of schedules. */
const CountedSchedules = z
  .strictObject({
    schedules: count().meta({ title: 'Schedules', description: 'How many there are.' }),
    amount: money().meta({ title: 'Amount', description: 'Sum of one payment of each.' }),
  })
  .meta({ id: 'CountedSchedules' });

export const PayToMigrationPreview = z
  .strictObject({
    eligible: CountedSchedules.meta({ title: 'Eligible', description: 'Schedules that can move.' }),
    ineligible: CountedSchedules.meta({ title: 'Ineligible', description: 'Chosen schedules that cannot.' }),
    reasons: z
      .array(
        z
          .strictObject({
            reason: z.string().meta({ title: 'Reason', description: 'Why schedules cannot move.' }),
            schedules: count().meta({ title: 'Schedules', description: 'How many cannot for this reason.' }),
          })
          .meta({ title: 'Reason with its number', description: 'A reason, and how many it keeps.' }),
      )
      .meta({ title: 'Reasons', description: 'Why the others cannot move, the most frequent first.' }),
    list: paged(MigrationCandidate, 'Schedules').meta({ title: 'List', description: 'A page of those asked to see.' }),
  })
  .meta({ id: 'PayToMigrationPreview' });
export type PayToMigrationPreview = z.output<typeof PayToMigrationPreview>;

export const previewPayToMigration = contract({
  ...startingMigration,
  kind: 'query',
  name: 'paytoMigrations.preview',
  path: 'payto-migrations/preview',
  body: z
    .strictObject({
      ...choiceShape,
      eligible: z.boolean().default(true).meta({
        title: 'Eligible',
        description: 'True lists those that can move, false the others with their reasons.',
      }),
      ...pageFields(10),
    })
    .meta({ id: 'PayToMigrationChoice' }),
  responses: { 200: PayToMigrationPreview },
  errors: ['state-conflict'],
  cost: 20,
  summary: 'Preview moving schedules to PayTo',
  description: `Which schedules of a business can move from direct debit to PayTo, and why the others cannot. Nothing is changed. A choice of more than ${MOST_CANDIDATES.toLocaleString('en-AU')} schedules is refused.`,
});

import { z } from 'zod';
import { currentVersion, shownText } from '../../kernel/field-builders.ts';
import { count, id } from '../../kernel/primitives.ts';
import { matchingRuleCodes } from '../../rules/reconciliation/matching-rule-codes.ts';

/** A rule that matches statement lines of a registration's business (2E033). */
export const MatchingRule = z
  .strictObject({
    id: id().meta({ title: 'Rule ID', description: 'Identifier of the rule.' }),
    orderNumber: count().meta({ title: 'Order', description: 'When it is tried, from 1 on without gaps.' }),
    ruleCode: z.enum(matchingRuleCodes).meta({ title: 'Rule code', description: 'What it looks for.' }),
    ruleName: shownText('Rule name', 'What it is called.', 'Invoice number'),
    ruleDescription: z.string().meta({ title: 'Description', description: 'What it is for; may be empty.' }),
    enabled: z.boolean().meta({ title: 'Enabled', description: 'False while it is paused.' }),
    isLast: z.boolean().meta({ title: 'Last', description: 'Whether it has the highest number.' }),
    tolerance: z.string().meta({
      title: 'Tolerance',
      description: 'By how much an amount may differ, in the currency of the line.',
      examples: ['0.00'],
    }),
    days: count().meta({ title: 'Days', description: 'Days between due date and value date, for amount and date.' }),
    version: currentVersion(),
  })
  .meta({ id: 'MatchingRule', title: 'Matching rule' });
export type MatchingRule = z.output<typeof MatchingRule>;

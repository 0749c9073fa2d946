import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime } from '../../kernel/primitives.ts';
import { fraudGuardModes, fraudReasons } from '../../rules/fraud-guard/fraud-guard-rules.ts';
import { fraudDecisionStates } from '../../rules/states/fraud-decision.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';

/** Why fraud guard decided as it did: one rule, with what it compared. */
export const FraudReasonFound = z
  .strictObject({
    rule: z.enum(fraudReasons).meta({ title: 'Rule', description: 'The rule that the payment matched.' }),
    title: z.string().meta({ title: 'Title', description: 'Name of the rule.', examples: ['Repeated declined card'] }),
    text: z.string().meta({
      title: 'Reason',
      description: 'What was found and what it was compared with.',
      examples: ['4 declined payments of the card within 12 hours; 4 suspend.'],
    }),
    isShadow: z.boolean().meta({ title: 'Shadow', description: 'The rule ran in shadow: it decided nothing.' }),
  })
  .meta({ id: 'FraudReasonFound' });
export type FraudReasonFound = z.output<typeof FraudReasonFound>;

/** What fraud guard decided about a payment, and what a user decided afterwards. */
export const FraudDecision = z
  .strictObject({
    status: z.enum(stateNames(fraudDecisionStates)).meta({
      title: 'Decision',
      description:
        'PASSED: no rule matched. REPORTED: a rule matched and only reports. SUSPENDED: a user must review the payment. RELEASED and DECLINED: a user did, or BIN testing declined it. CANCELLED: the payment was cancelled first.',
    }),
    statusDisplay: z.string().meta({ title: 'Decision display', description: 'The decision, formatted for display.' }),
    mode: z.enum(fraudGuardModes).meta({ title: 'Mode', description: 'Mode of the rules at the time.' }),
    decidedAt: dateTime().meta({ title: 'Decided', description: 'When fraud guard decided, UTC.' }),
    reasons: z
      .array(FraudReasonFound)
      .meta({ title: 'Reasons', description: 'The rules that matched, in the order in which they are checked.' }),
    reviewedAt: dateTime().nullable().meta({ title: 'Reviewed', description: 'When a user decided, UTC.' }),
    reviewerName: z
      .string()
      .nullable()
      .meta({ title: 'Reviewer', description: 'The user who decided; null where no user did, or for staff.' }),
    reviewReason: z.string().meta({ title: 'Review reason', description: 'Why the user decided so.' }),
    version: currentVersion(),
  })
  .meta({ id: 'FraudDecision', title: 'Fraud decision', description: 'What fraud guard decided about a payment.' });
export type FraudDecision = z.output<typeof FraudDecision>;

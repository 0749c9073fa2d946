import { z } from 'zod';
import { dayRange, statusField } from '../../kernel/field-builders.ts';
import { count, date, dateTime, id, money } from '../../kernel/primitives.ts';
import { HIT_DAYS } from '../../rules/fraud-guard/fraud-guard-bounds.ts';
import { paymentOutcomes } from '../../rules/fraud-guard/payment-outcome.ts';
import { switchableRules } from '../../rules/fraud-guard/fraud-guard-rules.ts';
import { fraudBackTestStates } from '../../rules/states/fraud-back-test.ts';

/** Days whose payments are checked, today included. */
export const BACK_TEST_DAYS = HIT_DAYS;
/** Hours that a back-test is kept. */
export const BACK_TEST_HOURS = 24;
/** Payments that can be listed, the newest. */
export const MOST_LISTED = 10_000;

const counted = {
  payments: count().meta({ title: 'Payments', description: 'How many payments.' }),
  amounts: z.array(money()).meta({ title: 'Amounts', description: 'Sum of them, one entry for each currency.' }),
};

const Counted = z.strictObject(counted).meta({ id: 'CountedPayments' });
export type CountedPayments = z.output<typeof Counted>;

const OutcomeCount = z
  .strictObject({
    outcome: z.enum(paymentOutcomes).meta({
      title: 'Outcome',
      description:
        'REFUNDED: refunded or voided, also in part. DISHONOURED: returned by the bank. DECLINED: by the bank. HELD: never sent to the bank. OPEN: not known yet. GOOD: approved and kept.',
    }),
    ...counted,
  })
  .meta({ id: 'FraudBackTestOutcome' });

const RuleCount = z
  .strictObject({
    rule: z.enum(switchableRules).meta({ title: 'Rule', description: 'The rule.' }),
    isShadow: z.boolean().meta({ title: 'Shadow', description: 'The rule runs in shadow: it stops nothing.' }),
    ...counted,
    outcomes: z
      .array(OutcomeCount)
      .meta({ title: 'Outcomes', description: 'What became of the payments that match it.' }),
  })
  .meta({ id: 'FraudBackTestRule' });

const effect = () =>
  z.enum(['SUSPENDS', 'REPORTS', 'NONE']).meta({
    title: 'Effect',
    description: 'SUSPENDS: the mode is ACTIVE. REPORTS: the mode is PASSIVE, nothing is stopped. NONE: they are off.',
  });

export const FraudBackTestResult = z
  .strictObject({
    ...dayRange(),
    effect: effect(),
    checked: Counted.meta({ title: 'Checked', description: 'Card payments that these rules apply to.' }),
    stopped: Counted.meta({
      title: 'Stopped',
      description: 'Payments that match a rule that is not in shadow. With PASSIVE they are only reported.',
    }),
    outcomes: z
      .array(OutcomeCount)
      .meta({ title: 'Outcomes', description: 'What became of the payments that are stopped.' }),
    rules: z
      .array(RuleCount)
      .meta({ title: 'Rules', description: 'Every rule that is on; a payment can match several.' }),
    days: z
      .array(
        z
          .strictObject({
            day: date().meta({ title: 'Day', description: 'Day in the community’s zone.' }),
            checked: count().meta({ title: 'Checked', description: 'Payments checked.' }),
            stopped: count().meta({ title: 'Stopped', description: 'Payments stopped.' }),
          })
          .meta({ id: 'FraudBackTestDay' }),
      )
      .meta({ title: 'Days', description: 'Every day, oldest first.' }),
    busiestDay: z
      .strictObject({
        day: date().meta({ title: 'Day', description: 'The day with the most payments stopped.' }),
        stopped: count().meta({ title: 'Stopped', description: 'Payments stopped on it.' }),
        fromOneAddress: count().meta({
          title: 'From one IP address',
          description: 'How many of them came from the IP address that most came from.',
        }),
      })
      .nullable()
      .meta({ id: 'FraudBackTestBusiestDay', title: 'Busiest day', description: 'Null where nothing is stopped.' }),
    inForce: Counted.extend({ effect: effect() })
      .meta({ id: 'FraudBackTestInForce' })
      .meta({ title: 'In force', description: 'What the rules in force would have stopped of the same payments.' }),
    added: Counted.meta({ title: 'Added', description: 'Stopped by these rules, but not by those in force.' }),
    removed: Counted.meta({ title: 'Removed', description: 'Stopped by the rules in force, but not by these.' }),
    listed: count().meta({
      title: 'Listed',
      description: `Stopped payments that can be listed: the newest ${MOST_LISTED.toLocaleString('en-AU')}.`,
    }),
  })
  .meta({ id: 'FraudBackTestResult', title: 'Result', description: 'What rules would have stopped.' });
export type FraudBackTestResult = z.output<typeof FraudBackTestResult>;

/** A back-test of fraud guard rules. */
export const FraudBackTest = z
  .strictObject({
    backTestId: id().meta({ title: 'Back-test ID', description: 'Identifier of the back-test.' }),
    businessId: id()
      .nullable()
      .meta({ title: 'Business ID', description: 'The business whose rules are tested; null: the facility.' }),
    status: statusField(fraudBackTestStates, 'RUNNING until it has a result, was cancelled or failed.'),
    progress: z.int().min(0).max(100).meta({ title: 'Progress', description: 'Per cent of the days checked.' }),
    createdAt: dateTime().meta({ title: 'Started', description: 'When it was started, UTC.' }),
    endedAt: dateTime().nullable().meta({ title: 'Ended', description: 'When it ended, UTC; null before.' }),
    expiresAt: dateTime().meta({ title: 'Expires', description: 'When it is removed, UTC.' }),
    result: FraudBackTestResult.nullable().meta({ title: 'Result', description: 'Null before it is done.' }),
  })
  .meta({ id: 'FraudBackTest', title: 'Back-test', description: 'A test of fraud guard rules on past payments.' });
export type FraudBackTest = z.output<typeof FraudBackTest>;

import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { paged, pageFields } from '../kernel/paging.ts';
import { paymentOutcomes } from '../rules/fraud-guard/payment-outcome.ts';
import { switchableRules } from '../rules/fraud-guard/fraud-guard-rules.ts';
import { backTestParams, backTests } from './call-parts.ts';
import { FraudBackTest, MOST_LISTED } from './fraud-back-test.ts';
import { FraudBackTestPayment } from './fraud-back-test-payment.ts';

const reading = { ...backTests, kind: 'query', method: 'GET', params: backTestParams } as const;

export const getFraudBackTest = contract({
  ...reading,
  name: 'fraudBackTests.get',
  path: 'communities/{communityId}/fraud-guard-back-tests/{backTestId}',
  responses: { 200: FraudBackTest },
  summary: 'Retrieve a test of fraud guard rules',
  description: 'Its progress, and its result when it is done. 404 for tests of other users.',
});

export const listFraudBackTestPayments = contract({
  ...reading,
  name: 'fraudBackTests.listPayments',
  path: 'communities/{communityId}/fraud-guard-back-tests/{backTestId}/payments',
  query: z.strictObject({
    rule: z
      .enum(switchableRules)
      .optional()
      .meta({ title: 'Rule', description: 'Only payments that match this rule.' }),
    outcome: z
      .enum(paymentOutcomes)
      .optional()
      .meta({ title: 'Outcome', description: 'Only payments with this outcome.' }),
    isAdded: z
      .boolean()
      .optional()
      .meta({ title: 'Added', description: 'Only payments that the rules in force would not have stopped, or would.' }),
    ...pageFields(10),
  }),
  responses: { 200: paged(FraudBackTestPayment, 'Payments').meta({ id: 'FraudBackTestPaymentPage' }) },
  summary: 'List payments that tested rules would have stopped',
  description: `Newest first, at most the newest ${MOST_LISTED.toLocaleString('en-AU')}.`,
});

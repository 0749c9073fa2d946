import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { paged, pageFields } from '../../kernel/paging.ts';
import { backTestParams, backTests } from './call-parts.ts';
import { FraudBackTest, MOST_LISTED } from './fraud-back-test.ts';
import { fraudBackTestPaymentList } from './fraud-back-test-payment-list.ts';
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
    ...filterSchemas(fraudBackTestPaymentList),
    ...pageFields(10),
  }),
  responses: { 200: paged(FraudBackTestPayment, 'Payments').meta({ id: 'FraudBackTestPaymentPage' }) },
  summary: 'List payments that tested rules would have stopped',
  description: `Newest first, at most the newest ${MOST_LISTED.toLocaleString('en-AU')}.`,
});

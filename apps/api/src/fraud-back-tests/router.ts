import { cancelFraudBackTest } from './cancel-fraud-back-test.ts';
import { getFraudBackTest } from './get-fraud-back-test.ts';
import { listFraudBackTestPayments } from './list-fraud-back-test-payments.ts';
import { startFraudBackTest } from './start-fraud-back-test.ts';

/** The calls about back-tests of fraud guard rules. */
export const fraudBackTests = {
  cancel: cancelFraudBackTest,
  get: getFraudBackTest,
  listPayments: listFraudBackTestPayments,
  start: startFraudBackTest,
};

import * as contracts from '@quickportal/contracts/fraud-back-tests/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadBackTest } from './load-back-test.ts';
import { toBackTest } from './to-back-test.ts';

export const getFraudBackTest = implement(contracts.getFraudBackTest).query(async ({ ctx, input }) =>
  toBackTest(await loadBackTest(ctx, ctx.db, input.params)),
);

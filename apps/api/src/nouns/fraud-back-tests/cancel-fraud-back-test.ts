import * as contracts from '@quickportal/contracts/fraud-back-tests/contracts';
import { cancelBackTests } from '@quickportal/db/fraud-back-tests/write-fraud-back-test';
import { conflict } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { exportOwner } from '../../procedures/own-exports.ts';
import { loadBackTest } from './load-back-test.ts';
import { toBackTest } from './to-back-test.ts';

export const cancelFraudBackTest = implement(contracts.cancelFraudBackTest).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const key = { ...input.params, ownerUserId: exportOwner(ctx).systemUserId };
    await loadBackTest(ctx, trx, input.params);
    const cancelled = await cancelBackTests(trx, { ...key, at: now });
    if (cancelled.length === 0) throw conflict('This test has already ended.');
    await audit({
      objectType: 'fraud-back-test',
      objectId: key.backTestId,
      description: 'Test of fraud guard rules cancelled',
    });
    return toBackTest(await loadBackTest(ctx, trx, input.params));
  }),
);

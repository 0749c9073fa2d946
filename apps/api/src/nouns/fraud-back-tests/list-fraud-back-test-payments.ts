import * as contracts from '@quickportal/contracts/fraud-back-tests/contracts';
import { listBackTestPayments } from '@quickportal/db/fraud-back-tests/list-fraud-back-test-payments';
import { toTransaction } from '../../engines/payments/to-transaction.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { loadBackTest } from './load-back-test.ts';

export const listFraudBackTestPayments = implement(contracts.listFraudBackTestPayments).query(
  async ({ ctx, input: { params, query } }) => {
    await loadBackTest(ctx, ctx.db, params);
    const page = await listBackTestPayments(ctx.db, params, query);
    const items = page.items.map(({ transaction, rules, ...payment }) => ({
      ...payment,
      rules: [...rules],
      transaction: toTransaction(transaction),
    }));
    return pageOf({ ...page, items }, query);
  },
);

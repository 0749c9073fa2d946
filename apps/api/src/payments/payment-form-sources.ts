import { takePayment } from '@quickportal/contracts/payments/contracts';
import { listChargeableAccounts } from '@quickportal/db/payments/chargeable-accounts';
import { getPayer, type Payer } from '@quickportal/db/payments/payer';
import type { FormSource } from '../forms/form-source.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';

const accountsOf = (ctx: Context, params: Record<string, unknown>) =>
  listChargeableAccounts(ctx.services.db.reader(communityScope(ctx)), params.id as number);

async function payerOf(ctx: Context, params: Record<string, unknown>): Promise<Payer> {
  const named = { customerId: params.id as number, accountId: 0 };
  const payer = await getPayer(ctx.services.db.reader(communityScope(ctx)), named);
  if (!payer) throw notFound();
  return payer;
}

/** The accounts that a payment can be taken from, the default one first, in the currency that the business settles in. */
export const paymentFormSources: readonly FormSource[] = [
  {
    contract: takePayment.name,
    values: async (ctx, params) => {
      const [payer, [first]] = await Promise.all([payerOf(ctx, params), accountsOf(ctx, params)]);
      return { ...(first && { accountId: first.accountId }), customerReferenceNumber: payer.customerNumber };
    },
    currency: async (ctx, params) => (await payerOf(ctx, params)).currency,
    options: async (ctx, params) => {
      const accounts = await accountsOf(ctx, params);
      return {
        paymentAccounts: accounts.map(({ accountId, displayName, holderName }) => ({
          value: String(accountId),
          label: displayName,
          description: holderName,
        })),
      };
    },
  },
];

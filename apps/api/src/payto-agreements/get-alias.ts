import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { maskPayId, normalPayId, payIdType } from '@quickportal/contracts/rules/payid';
import { loadCustomer } from '../customers/load-customer.ts';
import { gatewayOf } from '../engines/gateways/adapter.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { implement } from '../procedures/implement.ts';

export const getAlias = implement(contracts.getAlias).query(async ({ ctx, input }) => {
  await loadCustomer(ctx, input.params.customerId);
  const type = input.query.payIdType ?? payIdType(input.params.id);
  const payId = normalPayId(input.params.id, type);
  if (payId === null) throw notFound();
  const response = await gatewayOf(ctx.services).findPayId(payId, type);
  if (response.status === 'UNKNOWN')
    throw new Problem('unavailable', { detail: 'The PayID service did not respond. Try again, or go on without it.' });
  if (response.status !== 'FOUND') throw notFound();
  return { name: response.name, account: { payIdType: type, payId: maskPayId(payId, type) } };
});

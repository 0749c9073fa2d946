import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { findAlias } from './name-lookup/find-alias.ts';

export const getPayToAgreementAlias = implement(contracts.getPayToAgreementAlias).query(async ({ ctx, input }) => {
  await loadCustomer(ctx, input.params.customerId);
  return findAlias(ctx, input.params.id, input.query.payIdType);
});

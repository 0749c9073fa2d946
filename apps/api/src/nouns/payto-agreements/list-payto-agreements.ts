import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { searchPayToAgreements as search } from '@quickportal/db/payto-agreements/search-payto-agreements';
import { loadCustomer } from '../customers/offers.ts';
import { toAgreementRow } from '../../engines/payto/to-agreement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const listPayToAgreements = implement(contracts.listPayToAgreements).query(async ({ ctx, input }) => {
  const { customerId } = await loadCustomer(ctx, input.params.id);
  const { items, recordsCount } = await search(ctx.db, { customerId, ...input.query });
  return pageOf({ items: items.map(toAgreementRow), recordsCount }, input.query);
});

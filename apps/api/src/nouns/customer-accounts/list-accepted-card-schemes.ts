import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { acceptedCardSchemes } from '@quickportal/db/card-schemes/list-accepted-card-schemes';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { supplierOf } from './accepted.ts';

export const listAcceptedCardSchemes = implement(contracts.listAcceptedCardSchemes).query(async ({ ctx, input }) => {
  const { businessId } = await loadCustomer(ctx, input.params.id);
  const { db } = ctx;
  const accepted = await acceptedCardSchemes(db, await supplierOf(db, input.query.supplierId, businessId));
  return accepted.map(({ cardScheme, credit, debit }) => {
    return { cardScheme, title: cardSchemeTitles[cardScheme], credit, debit };
  });
});

import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { cardSchemeTitles } from '@quickportal/contracts/rules/account-display-name';
import { acceptedAccountTypes } from '@quickportal/db/businesses/accepted-account-types';
import { acceptedCardSchemes } from '@quickportal/db/card-schemes/accepted-cards';
import { loadCustomer } from '../customers/load-customer.ts';
import { implement } from '../kernel/implement.ts';
import { communityScope } from '../kernel/scope.ts';
import { supplierOf } from './accepted.ts';

export const listAcceptedTypes = implement(contracts.listAcceptedAccountTypes).query(async ({ ctx, input }) => {
  const { businessId } = await loadCustomer(ctx, input.params.id);
  return acceptedAccountTypes(ctx.services.db.reader(communityScope(ctx)), businessId);
});

export const listAcceptedSchemes = implement(contracts.listAcceptedCardSchemes).query(async ({ ctx, input }) => {
  const { businessId } = await loadCustomer(ctx, input.params.id);
  const db = ctx.services.db.reader(communityScope(ctx));
  const accepted = await acceptedCardSchemes(db, await supplierOf(db, input.query.supplierId, businessId));
  return accepted.map(({ cardScheme, credit, debit }) => {
    return { cardScheme, title: cardSchemeTitles[cardScheme], credit, debit };
  });
});

import * as contracts from '@quickportal/contracts/account-authorisations/contracts';
import { implement } from '../../procedures/implement.ts';
import { proposalDetails } from '../proposals/offers.ts';
import { findAccountAuthorisation, toAccountAuthorisation } from './account-authorisation-request.ts';

export const getAccountAuthorisation = implement(contracts.getAccountAuthorisation).query(async ({ ctx, input }) => {
  const found = await findAccountAuthorisation(ctx, input.params.pendingAccountAuthorisationId);
  const db = ctx.services.db.reader({ kind: 'staff' });
  const ofKind = ctx.services.db.reader(found.kind.scope(found.row.communityId));
  return toAccountAuthorisation(db, await proposalDetails(ctx, found, { db, ofKind }));
});

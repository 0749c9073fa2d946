import * as contracts from '@quickportal/contracts/user-authorisations/contracts';
import { implement } from '../../procedures/implement.ts';
import { proposalDetails } from '../proposals/offers.ts';
import { findUserAuthorisation, toUserAuthorisation } from './user-authorisation-request.ts';

export const getUserAuthorisation = implement(contracts.getUserAuthorisation).query(async ({ ctx, input }) => {
  const found = await findUserAuthorisation(ctx, input.params.pendingSystemUserId);
  const db = ctx.services.db.reader({ kind: 'staff' });
  const ofKind = ctx.services.db.reader(found.kind.scope(null));
  return toUserAuthorisation(db, found, await proposalDetails(ctx, found, { db, ofKind }));
});

import * as contracts from '@quickportal/contracts/dual-authorisation/contracts';
import { implement } from '../../procedures/implement.ts';
import { communityOf, communityScope } from '../../procedures/scope.ts';
import { shownDualAuthorisation } from './shown-dual-authorisation.ts';

export const getDualAuthorisation = implement(contracts.getDualAuthorisation).query(({ ctx }) =>
  shownDualAuthorisation(ctx.services.db.reader(communityScope(ctx)), ctx.services, communityOf(ctx).communityId),
);

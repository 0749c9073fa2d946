import * as contracts from '@quickportal/contracts/view-as/contracts';
import { listViewableUsers as list } from '@quickportal/db/auth/read-users';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { Problem } from '../../kernel/problem.ts';
import { businessesOfCall } from '../../procedures/scope.ts';

export const listViewableUsers = implement(contracts.listViewableUsers).query(async ({ ctx, input }) => {
  const { actor, services } = ctx;
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  const { query = '', communityId, page, pageSize } = input.query;
  const isStaff = actor.user.kind === 'STAFF';
  const found = await list(services.db.reader({ kind: 'auth' }), {
    communityId: isStaff ? (communityId ?? null) : (actor.community?.communityId ?? 0),
    query,
    businessIds: isStaff ? null : businessesOfCall(ctx),
    except: actor.user.systemUserId,
    page,
    pageSize,
  });
  return pageOf(found, input.query);
});

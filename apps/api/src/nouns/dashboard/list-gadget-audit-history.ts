import * as contracts from '@quickportal/contracts/dashboard/contracts';
import { listAdministratorActions } from '@quickportal/db/dashboard/list-gadget-users';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { gadgetPage, gadgetPlace } from './gadget-place.ts';

export const listGadgetAuditHistory = implement(contracts.listGadgetAuditHistory).query(
  async ({ ctx, input: { query } }) => {
    const { db, communityId, since } = gadgetPlace(ctx, query);
    const at = gadgetPage(query);
    const withViewAs = !query.excludeViewAsUserAudits;
    return pageOf(await listAdministratorActions(db, { ...at, communityId, since, text: query.Query, withViewAs }), at);
  },
);

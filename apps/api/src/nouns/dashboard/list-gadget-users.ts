import * as contracts from '@quickportal/contracts/dashboard/contracts';
import { listGadgetUsers as list } from '@quickportal/db/dashboard/list-gadget-users';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { gadgetPage, gadgetPlace } from './gadget-place.ts';

export const listGadgetUsers = implement(contracts.listGadgetUsers).query(async ({ ctx, input: { query } }) => {
  const { db, communityId } = gadgetPlace(ctx, query);
  const at = gadgetPage(query);
  return pageOf(await list(db, { ...at, communityId, text: query.Query, withBuyers: query.viewBuyerUsers }), at);
});

import * as contracts from '@quickportal/contracts/dashboard/contracts';
import { listServiceMessages } from '@quickportal/db/service-messages/read-service-messages';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { gadgetPage, gadgetPlace } from './gadget-place.ts';

export const listGadgetServiceMessages = implement(contracts.listGadgetServiceMessages).query(
  async ({ ctx, input: { query } }) => {
    const { db, communityId, since } = gadgetPlace(ctx, query);
    const at = gadgetPage(query);
    const before = new Date(ctx.services.clock.now().getTime() + 1);
    return pageOf(await listServiceMessages(db, { ...at, communityId, from: since, before }), at);
  },
);

import * as contracts from '@quickportal/contracts/service-messages/contracts';
import { listServiceMessages as list } from '@quickportal/db/service-messages/read-service-messages';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { seenBy } from './seen-service-messages.ts';
import { spanOf } from './service-message-span.ts';

export const listServiceMessages = implement(contracts.listServiceMessages).query(async ({ ctx, input: { query } }) => {
  const { db, communityId, timeZone } = seenBy(ctx);
  const { from: _from, to: _to, ...wanted } = query;
  const { begin, end } = spanOf(query, timeZone, ctx.services.clock.now());
  return pageOf(await list(db, { ...wanted, communityId, from: begin, before: end }), query);
});

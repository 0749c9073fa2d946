import * as contracts from '@quickportal/contracts/service-messages/contracts';
import {
  listServiceMessages as list,
  tallyServiceMessages,
} from '@quickportal/db/service-messages/read-service-messages';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { detailsOf, loadServiceMessage, seenBy } from './seen-service-messages.ts';
import { spanOf } from './service-message-span.ts';
import { summaryOf } from './service-message-summary.ts';

export const listServiceMessages = implement(contracts.listServiceMessages).query(async ({ ctx, input: { query } }) => {
  checkDepth(query);
  const { db, communityId, timeZone } = seenBy(ctx);
  const { from: _from, to: _to, ...wanted } = query;
  const { begin, end } = spanOf(query, timeZone, ctx.services.clock.now());
  return pageOf(await list(db, { ...wanted, communityId, from: begin, before: end }), query);
});

export const summariseServiceMessages = implement(contracts.summariseServiceMessages).query(async ({ ctx, input }) => {
  const { db, communityId, timeZone } = seenBy(ctx);
  const { direction, doctypeCode } = input.query;
  const { from, to, begin, end } = spanOf(input.query, timeZone, ctx.services.clock.now());
  const tally = await tallyServiceMessages(db, { communityId, direction, from: begin, before: end, timeZone });
  return { from, to, timeZone, ...summaryOf(tally, doctypeCode) };
});

export const getServiceMessage = implement(contracts.getServiceMessage).query(async ({ ctx, input }) =>
  detailsOf(await loadServiceMessage(ctx, input.params.serviceMessageId)),
);

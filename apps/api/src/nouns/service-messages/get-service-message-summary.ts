import * as contracts from '@quickportal/contracts/service-messages/contracts';
import { tallyServiceMessages } from '@quickportal/db/service-messages/read-service-messages';
import { implement } from '../../procedures/implement.ts';
import { seenBy } from './seen-service-messages.ts';
import { spanOf } from './service-message-span.ts';
import { summaryOf } from './service-message-summary.ts';

export const getServiceMessageSummary = implement(contracts.getServiceMessageSummary).query(async ({ ctx, input }) => {
  const { db, communityId, timeZone } = seenBy(ctx);
  const { direction, doctypeCode } = input.query;
  const { from, to, begin, end } = spanOf(input.query, timeZone, ctx.services.clock.now());
  const tally = await tallyServiceMessages(db, { communityId, direction, from: begin, before: end, timeZone });
  return { from, to, timeZone, ...summaryOf(tally, doctypeCode) };
});

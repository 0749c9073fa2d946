import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { listTerms } from '@quickportal/db/payto-agreements/write-payto-terms';
import {
  listTimeline as readTimeline,
  listTimelineActs,
} from '@quickportal/db/payto-agreements/list-payto-agreement-timeline';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { auditScope } from '../../procedures/scope.ts';
import { loadAgreement } from './load-agreement.ts';
import { toTimelineEntry } from './timeline/timeline-entries.ts';

export const listPayToAgreementTimeline = implement(contracts.listPayToAgreementTimeline).query(
  async ({ ctx, input }) => {
    const db = ctx.services.db.reader(auditScope(ctx));
    const agreement = await loadAgreement(db, input.params.token);
    const { communityId, agreementId, agreementToken } = agreement;
    const { items, recordsCount } = await readTimeline(db, { communityId, agreementId, ...input.query });
    const times = items.map(({ requestedAt }) => requestedAt);
    const receiptNumbers = items.flatMap((item) => ('receiptNumber' in item && item.receiptNumber) || []);
    const [acts, terms] = await Promise.all([
      listTimelineActs(db, { communityId, agreementToken, times, receiptNumbers }),
      listTerms(db, agreementId),
    ]);
    const shown = items.map((item) => toTimelineEntry(item, { agreement, acts, terms }));
    return pageOf({ items: shown, recordsCount }, input.query);
  },
);

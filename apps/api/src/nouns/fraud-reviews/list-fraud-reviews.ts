import * as contracts from '@quickportal/contracts/fraud-reviews/contracts';
import { findBinCountries } from '@quickportal/db/card-bins/card-bin';
import { listFraudReviews as list } from '@quickportal/db/fraud-reviews/list-fraud-reviews';
import { instantsOfDays } from '../../engines/clock/local-time.ts';
import { toFraudDecision } from '../../engines/fraud-guard/to-fraud-decision.ts';
import { toTransaction } from '../../engines/payments/to-transaction.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';

export const listFraudReviews = implement(contracts.listFraudReviews).query(async ({ ctx, input: { query } }) => {
  const { communityId, timeZone } = communityOf(ctx);
  const { from, to, ...criteria } = query;
  const page = await list(ctx.db, { ...criteria, ...instantsOfDays({ from, to }, timeZone), communityId });
  const binOf = (maskedNumber: string | null) => maskedNumber?.slice(0, 6) ?? '';
  const countries = await findBinCountries(
    ctx.db,
    page.items.map(({ transaction }) => binOf(transaction.maskedNumber)),
  );
  const items = page.items.map(({ transaction, decision, businessName, payerIp }) => ({
    transaction: toTransaction(transaction),
    businessName,
    payerIp,
    ipCountry: payerIp === null ? null : ctx.services.ipFacts.lookUp(payerIp).country,
    bankCountry: countries.get(binOf(transaction.maskedNumber)) ?? null,
    decision: toFraudDecision(decision),
  }));
  return pageOf({ ...page, items }, query);
});

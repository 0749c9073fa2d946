import * as contracts from '@quickportal/contracts/payment-terms/contracts';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { termAfter, typesOfInstrument } from '@quickportal/contracts/rules/settlement-accounts/payment-terms';
import { countSchedulesFrom } from '@quickportal/db/supplier-accounts/read-account-use';
import { dateIn } from '../../kernel/date-in.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { findPaymentTerm } from './find-payment-term.ts';

/** Days ahead that the question before removing looks at, as before an account is disabled (3R252). */
const DAYS_AHEAD = 30;

export const getPaymentTermUse = implement(contracts.getPaymentTermUse).query(async ({ ctx, input }) => {
  const { communityId, timeZone } = communityOf(ctx);
  const { businessId } = input.params;
  const { terms, term: found } = await findPaymentTerm(ctx.db, { communityId, ...input.params });
  const term = orNotFound(found);
  const left = terms.filter((other) => other !== term && other.accountEnabled && other.product === term.product);
  // A term of one scheme leaves the payments of the others, whose number is not known
  const accountTypes =
    term.product === 'RECURRING' && term.accountEnabled
      ? typesOfInstrument(term.instrument).filter(
          (type) => !left.some(({ instrument }) => typesOfInstrument(instrument).includes(type)),
        )
      : [];
  const until = addDays(dateIn(timeZone, ctx.services.clock.now()), DAYS_AHEAD);
  return {
    nextAccountAlias: termAfter(terms, term)?.accountAlias ?? null,
    upcomingSchedules: await countSchedulesFrom(ctx.db, { communityId, businessId, accountTypes, until }),
  };
});

import * as contracts from '@quickportal/contracts/bank-statement-days/contracts';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { displayAmount, formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import {
  closeStatementDay,
  getStatementDay,
  lockStatementDay,
} from '@quickportal/db/reconciliation/close-statement-days';
import { realPerson } from '../../engines/access/actor.ts';
import { conflict, fieldProblem, notFound, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { balancesOf, loadStatementDay } from './to-bank-statement-day.ts';

export const closeBankStatementDay = implement(contracts.closeBankStatementDay).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const key = { accountId: input.params.bankStatementAccountId, day: input.params.statementDate };
    const { reason } = input.body;
    if (!(await lockStatementDay(trx, key))) throw notFound();
    const day = orNotFound(await getStatementDay(trx, key));
    const { communityId, businessId, currency, aliasName } = day;
    const name = `${displayDate(key.day)} of ${aliasName}`;
    if (day.isClosed) throw conflict(`${name} is closed already.`);
    const { statement, book, difference } = balancesOf(day);
    if (difference !== parseAmount(input.body.difference))
      throw conflict(`The difference is ${displayAmount(difference, currency)} now. Look at the day again.`);
    if (day.openCount > 0 && reason === '')
      throw fieldProblem('reason', 'Enter why the day is closed with lines that are not matched');
    await closeStatementDay(trx, {
      ...key,
      communityId,
      businessId,
      statementBalance: statement,
      bookBalance: book,
      currency,
      reason,
      byName: realPerson(ctx.actor)?.fullName ?? '',
      at: now,
    });
    await audit({
      objectType: 'bank-statement-day',
      objectId: key.accountId,
      description: `${name} closed`,
      after: {
        day: key.day,
        statementBalance: formatAmount(statement),
        bookBalance: formatAmount(book),
        difference: formatAmount(difference),
        reason,
      },
    });
    return loadStatementDay(trx, key);
  }),
);

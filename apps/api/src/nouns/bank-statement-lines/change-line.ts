import type { BankStatementLineDetails } from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { lockStatementLine } from '@quickportal/db/reconciliation/change-statement-line';
import { getStatementLine, type LineRecord } from '@quickportal/db/reconciliation/read-statement-line';
import { realPerson } from '../../engines/access/actor.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, notFound, orNotFound, type Problem } from '../../kernel/problem.ts';
import { change, type ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { loadLineDetails } from './to-bank-statement-line-details.ts';

export interface LineTools extends ChangeTools {
  readonly line: LineRecord;
  readonly key: { communityId: number; lineId: number };
  /** Who makes the change. */
  readonly by: { userId: number | null; name: string };
}

/** Changes a line that is locked and of the version that the caller saw; returns it as it is afterwards. */
export const changeLine = (
  ctx: CallContext,
  input: { params: { id: number } },
  version: number | undefined,
  work: (tools: LineTools) => Promise<void>,
): Promise<BankStatementLineDetails> =>
  change(ctx, input, async (tools) => {
    const { trx } = tools;
    const { id } = input.params;
    if (!(await lockStatementLine(trx, id))) throw notFound();
    const line = orNotFound(await getStatementLine(trx, id));
    if (line.isDayClosed)
      throw conflict(`${displayDate(line.statementDate)} of ${line.aliasName} is closed. Reopen the day first.`);
    await checkVersion(line, version, () => loadLineDetails(trx, id));
    const person = realPerson(ctx.actor);
    const by = { userId: person?.systemUserId ?? null, name: person?.fullName ?? '' };
    await work({ ...tools, line, key: { communityId: line.communityId, lineId: id }, by });
    return loadLineDetails(trx, id);
  });

/** Builds 409 for what the state of a line does not allow. */
export const refusedByState = ({ status }: LineRecord, whatNow: string): Problem =>
  conflict(`The line is ${bankStatementLineStates.states[status].title.toLowerCase()}. ${whatNow}`);

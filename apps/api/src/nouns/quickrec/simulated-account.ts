import type { SimulationConfiguration, SimulationLine } from '@quickportal/contracts/quickrec/simulation-line';
import { BIG_NARRATIVE, simulationTemplates } from '@quickportal/contracts/quickrec/simulation-templates';
import type { BankStatementAccount } from '@quickportal/db/bank-statement-accounts/bank-statement-account';
import {
  getBankStatementAccount,
  type StatementAccountKey,
} from '@quickportal/db/bank-statement-accounts/get-bank-statement-account';
import type { Reader } from '@quickportal/db/connect/reader';
import { listSimulationBusinesses } from '@quickportal/db/quickrec/list-simulation-businesses';
import type { SimulationLine as LineRecord } from '@quickportal/db/quickrec/list-simulation-lines';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** An account of the community that is worked in; 404 for any other. */
export async function requireStatementAccount(
  ctx: CallContext,
  bankStatementAccountId: number,
): Promise<BankStatementAccount> {
  const { communityId } = communityOf(ctx);
  return orNotFound(await getBankStatementAccount(ctx.db, { communityId, bankStatementAccountId }));
}

/** The configuration of an account as calls return it. */
export async function loadSimulationConfiguration(
  db: Reader,
  key: StatementAccountKey,
): Promise<SimulationConfiguration> {
  const { simulationEnabled } = orNotFound(await getBankStatementAccount(db, key));
  return { simulationEnabled, businesses: await listSimulationBusinesses(db, key) };
}

/** A line as calls return it. */
export const toSimulationLine = ({ amount, currency, ...line }: LineRecord): SimulationLine => ({
  ...line,
  templateDisplayName: simulationTemplates[line.templateName].title,
  amount: moneyOf(amount, currency),
  narrativeBig: Array.from(line.narrative).length > BIG_NARRATIVE,
});

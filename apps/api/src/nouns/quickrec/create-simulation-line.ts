import * as contracts from '@quickportal/contracts/quickrec/contracts';
import {
  SIMULATION_LINE_DAYS,
  simulationTemplates,
  type SimulationTemplate,
} from '@quickportal/contracts/quickrec/simulation-templates';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { lockBankStatementAccount } from '@quickportal/db/bank-statement-accounts/write-bank-statement-accounts';
import { getSimulationLine } from '@quickportal/db/quickrec/list-simulation-lines';
import { insertSimulationLine } from '@quickportal/db/quickrec/write-simulation';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { businessDay } from '../../procedures/today.ts';
import { requireStatementAccount, toSimulationLine } from './simulated-account.ts';

export const createSimulationLine = implement(contracts.createSimulationLine).mutation(async ({ ctx, input }) => {
  const account = await requireStatementAccount(ctx, input.params.accountId);
  const { communityId, currency, businessId, aliasName, bankStatementAccountId } = account;
  const { templateName, valueDate, narrative, tranCode, sourceCode } = input.body;
  const amount = parseAmount(input.body.amount);
  if (amount === null || amount === 0n) throw fieldProblem('amount', 'Enter an amount other than zero.');
  const today = businessDay(ctx);
  const line = {
    businessId,
    templateName,
    valueDate,
    amount,
    currency,
    narrative,
    expiryDate: addDays(valueDate > today ? valueDate : today, SIMULATION_LINE_DAYS),
    fields: fieldsOf(templateName, { tranCode, sourceCode }),
  };
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const { simulationEnabled } = orNotFound(await lockBankStatementAccount(trx, account));
      if (!simulationEnabled) throw conflict('Simulation must be enabled.');
      const lineId = await insertSimulationLine(trx, account, line, now);
      await audit({
        objectType: 'bank-statement-account',
        objectId: bankStatementAccountId,
        description: `Simulation line ${lineId} (${simulationTemplates[templateName].title}) added to ${aliasName}`,
        after: { valueDate, amount: input.body.amount, templateName },
      });
      const added = await getSimulationLine(trx, { communityId, bankStatementAccountId, lineId });
      return toSimulationLine(orNotFound(added));
    },
    { scope: { kind: 'staff' }, communityId },
  );
});

type Codes = Readonly<Record<'tranCode' | 'sourceCode', string | undefined>>;

/** What only custom lines have. */
const fieldsOf = (template: SimulationTemplate, { tranCode = '', sourceCode = '' }: Codes): Record<string, string> =>
  template === 'CUSTOM' ? { tranCode, sourceCode } : {};

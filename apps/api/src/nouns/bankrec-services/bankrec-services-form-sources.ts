import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { bankingCalendar } from '@quickportal/contracts/rules/banking-calendar/banking-days';
import { formSource } from '../../forms/form-source.ts';
import type { CallContext } from '../../procedures/context.ts';
import { today } from '../../procedures/today.ts';

const todayOf = (ctx: CallContext) => ({ values: { valueDate: today(ctx) } });
/** Banks send the statement of a banking day on the next morning. */
const lastBankingDayOf = (ctx: CallContext) => ({
  values: { valueDate: bankingCalendar('AU').previous(today(ctx)) },
});

/** What the forms of services are filled with. */
export const bankrecServicesFormSources = [
  formSource(contracts.startBankrecServiceSimulation, todayOf),
  formSource(contracts.startBankrecServiceAccountOnboarding, todayOf),
  formSource(contracts.startBankrecServiceStatementStatus, lastBankingDayOf),
  formSource(contracts.startBankrecServiceCleanUp, todayOf),
  formSource(contracts.startBankrecServiceBillingUpdate, todayOf),
];

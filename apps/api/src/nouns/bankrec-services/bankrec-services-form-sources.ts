import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { formSource } from '../../forms/form-source.ts';
import type { CallContext } from '../../procedures/context.ts';
import { today } from '../../procedures/today.ts';

const todayOf = (ctx: CallContext) => ({ values: { valueDate: today(ctx) } });
/** Banks send the statement of a day on the next morning. */
const yesterdayOf = (ctx: CallContext) => ({ values: { valueDate: addDays(today(ctx), -1) } });

/** What the forms of services are filled with. */
export const bankrecServicesFormSources = [
  formSource(contracts.startBankrecServiceSimulation, todayOf),
  formSource(contracts.startBankrecServiceAccountOnboarding, todayOf),
  formSource(contracts.startBankrecServiceStatementStatus, yesterdayOf),
  formSource(contracts.startBankrecServiceCleanUp, todayOf),
  formSource(contracts.startBankrecServiceBillingUpdate, todayOf),
];

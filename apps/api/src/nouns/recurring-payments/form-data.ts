import type { ScheduleFormData } from '@quickportal/contracts/recurring-payments/schedule-form-data';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { getPayer } from '@quickportal/db/payments/payer';
import { loadCustomer } from '../customers/offers.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { businessDay } from '../../procedures/today.ts';
import { loadSchedule } from './load-schedule.ts';
import { NO_SUITABLE_ACCOUNT, suitableAccounts } from './suitable-accounts.ts';
import { shownDates } from './terms/wanted-schedule.ts';

type Accounts = Pick<ScheduleFormData, 'accounts' | 'accountsMessage' | 'currency'>;

async function accountsFor(ctx: CallContext, customer: Customer): Promise<Accounts> {
  const { db } = ctx;
  const found = await suitableAccounts(db, customer, businessDay(ctx));
  const payer = await getPayer(db, { customerId: customer.customerId, accountId: 0 });
  return {
    currency: payer?.currency ?? 'AUD',
    accounts: found.map(({ accountToken, displayName, holderName }) => ({ accountToken, displayName, holderName })),
    accountsMessage: found.length === 0 ? NO_SUITABLE_ACCOUNT : '',
  };
}

/** What the form of a new schedule opens with: the default account, monthly from tomorrow on. */
export async function newScheduleData(ctx: CallContext, customerId: number): Promise<ScheduleFormData> {
  const customer = await loadCustomer(ctx, customerId);
  const accounts = await accountsFor(ctx, customer);
  return {
    customerId,
    supplierId: customer.businessId,
    supplierBusiness: customer.businessName,
    ...accounts,
    accountToken: accounts.accounts[0]?.accountToken ?? '',
    description: '',
    instalmentAmount: '',
    frequency: 'MONTHLY',
    nextPaymentDate: addDays(businessDay(ctx), 1),
    endRule: 'UNTIL_STOPPED',
    endDate: null,
    numberOfPayments: null,
    customerReferenceNumber: customer.customerNumber,
    paymentReferenceNumber: '',
    version: 0,
  };
}

/** What the form that edits a schedule opens with. The account that is charged is offered whatever became of it. */
export async function scheduleData(ctx: CallContext, recurringPaymentId: number): Promise<ScheduleFormData> {
  const loaded = await loadSchedule(ctx, recurringPaymentId);
  const { schedule } = loaded;
  const customer = await loadCustomer(ctx, schedule.customerId);
  const accounts = await accountsFor(ctx, customer);
  const { nextNumber: _, ...dates } = shownDates(loaded, {
    today: businessDay(ctx),
    zones: communityOf(ctx),
  });
  return {
    customerId: schedule.customerId,
    supplierId: schedule.businessId,
    supplierBusiness: schedule.businessName,
    ...accounts,
    accountToken: schedule.account?.accountToken ?? '',
    description: schedule.description,
    ...dates,
    customerReferenceNumber: schedule.customerReferenceNumber,
    paymentReferenceNumber: schedule.paymentReferenceNumber,
    version: schedule.version,
  };
}

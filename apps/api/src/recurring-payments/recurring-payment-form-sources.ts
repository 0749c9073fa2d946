import { createRecurringPayment, updateRecurringPayment } from '@quickportal/contracts/recurring-payments/contracts';
import type { ScheduleFormData } from '@quickportal/contracts/recurring-payments/form-data';
import type { FormSource } from '../forms/form-source.ts';
import { newScheduleData, scheduleData } from './form-data.ts';

/** Values of the form; what is empty is left out, and so is what only the page shows. */
function valuesOf(data: ScheduleFormData): Record<string, unknown> {
  const { accounts: _, accountsMessage: _message, currency: _currency, customerId: _customer, ...values } = data;
  const { supplierBusiness: _business, supplierId: _supplier, version, ...shown } = values;
  const filled = Object.entries(shown).filter(([, value]) => value !== '' && value !== null);
  return { ...Object.fromEntries(filled), ...(version > 0 && { version }) };
}

const accountsOf = ({ accounts }: ScheduleFormData) => ({
  scheduleAccounts: accounts.map(({ accountToken, displayName, holderName }) => ({
    value: accountToken,
    label: displayName,
    description: holderName,
  })),
});

/** Present values and accounts of the schedule forms. */
export const recurringPaymentFormSources: readonly FormSource[] = [
  {
    contract: createRecurringPayment.name,
    values: async (ctx, { id }) => valuesOf(await newScheduleData(ctx, id as number)),
    options: async (ctx, { id }) => accountsOf(await newScheduleData(ctx, id as number)),
  },
  {
    contract: updateRecurringPayment.name,
    values: async (ctx, { id }) => valuesOf(await scheduleData(ctx, id as number)),
    options: async (ctx, { id }) => accountsOf(await scheduleData(ctx, id as number)),
  },
];

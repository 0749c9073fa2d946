import { createRecurringPayment, updateRecurringPayment } from '@quickportal/contracts/recurring-payments/contracts';
import type { ScheduleFormData } from '@quickportal/contracts/recurring-payments/schedule-form-data';
import { formSource } from '../../forms/form-source.ts';
import { newScheduleData, scheduleData } from './form-data.ts';

/** Values of the form; what is empty is left out, and so is what only the page shows. */
function valuesOf(data: ScheduleFormData): Record<string, unknown> {
  const { accounts: _, accountsMessage: _message, currency: _currency, customerId: _customer, ...values } = data;
  const { supplierBusiness: _business, supplierId: _supplier, version, ...shown } = values;
  const filled = Object.entries(shown).filter(([, value]) => value !== '' && value !== null);
  return { ...Object.fromEntries(filled), ...(version > 0 && { version }) };
}

const formOf = (data: ScheduleFormData) => ({
  values: valuesOf(data),
  options: {
    scheduleAccounts: data.accounts.map(({ accountToken, displayName, holderName }) => ({
      value: accountToken,
      label: displayName,
      description: holderName,
    })),
  },
});

/** Current values and accounts of the schedule forms. */
export const recurringPaymentFormSources = [
  formSource(createRecurringPayment, async (ctx, { id }) => formOf(await newScheduleData(ctx, id))),
  formSource(updateRecurringPayment, async (ctx, { id }) => formOf(await scheduleData(ctx, id))),
];

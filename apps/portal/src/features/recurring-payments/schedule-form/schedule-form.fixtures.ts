import type { ScheduleFormData } from '@quickportal/contracts/recurring-payments/schedule-form-data';
import { activeSchedule } from '../schedule.fixtures.ts';

const { customerId, supplierId, supplierBusiness, frequency, endRule, endDate, numberOfPayments } = activeSchedule;
/** What the form of a new schedule opens with. */
export const formOpening: ScheduleFormData = {
  customerId,
  supplierId,
  supplierBusiness,
  currency: 'AUD',
  accountToken: 'token',
  accounts: [{ accountToken: 'token', displayName: 'Visa •••• 1881', holderName: 'Margaret Olsson' }],
  accountsMessage: '',
  description: '',
  instalmentAmount: '',
  frequency,
  nextPaymentDate: '2026-11-30',
  endRule,
  endDate,
  numberOfPayments,
  customerReferenceNumber: '',
  paymentReferenceNumber: '',
  version: 0,
};

import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { count, currency, date, id } from '../kernel/primitives.ts';
import { ofCustomer, oneSchedule, scheduleAudience } from './call-parts.ts';
import { scheduleChangeRights } from './recurring-payment-rights.ts';
import { EndRule, Frequency } from './recurring-payment.ts';

const words = (title: string, description: string) => z.string().meta({ title, description });

/** An account that a schedule can charge. */
const ScheduleAccount = z
  .strictObject({
    accountToken: words('Account token', 'What the form sends when it is chosen.'),
    displayName: words('Display name', 'What it is called in lists, masked.'),
    holderName: words('Holder', 'Whose it is.'),
  })
  .meta({ id: 'ScheduleAccount' });

const NO_MATCH = 'No suitable matching accounts found. Add a new account to continue.';

/** Values that the form of a schedule opens with (1E007). */
export const ScheduleFormData = z
  .strictObject({
    customerId: id().meta({ title: 'Customer id', description: 'The customer who pays.' }),
    supplierId: id().meta({ title: 'Supplier business id', description: 'The business that is paid.' }),
    supplierBusiness: words('Supplier business', 'Name of the business that is paid.'),
    currency: currency().meta({ title: 'Currency', description: 'Currency of the amounts.' }),
    accountToken: words('Account token', 'The account that is charged; empty where none can be.'),
    accounts: z
      .array(ScheduleAccount)
      .meta({ title: 'Accounts', description: 'Accounts that can be charged, the default one first.' }),
    accountsMessage: words('Accounts message', `Empty, or "${NO_MATCH}" where none can be charged.`),
    description: words('Description', 'What the payments are for.'),
    instalmentAmount: words('Amount', 'Principal of each payment; empty for a new schedule.'),
    frequency: Frequency.meta({ title: 'Frequency', description: 'How often a payment is taken.' }),
    nextPaymentDate: date().meta({ title: 'Next payment date', description: 'Agreed date of the next payment.' }),
    endRule: EndRule.meta({ title: 'Ends', description: 'When it ends.' }),
    endDate: date().nullable().meta({ title: 'End date', description: 'The last date that can be due.' }),
    numberOfPayments: count()
      .nullable()
      .meta({ title: 'Number of payments', description: 'Payments from the next payment date on.' }),
    customerReferenceNumber: words('Customer reference', 'Goes with every payment.'),
    paymentReferenceNumber: words('Payment reference', 'Goes with every payment.'),
    version: count().meta({ title: 'Version', description: 'Version of the schedule; 0 for a new one.' }),
  })
  .meta({ id: 'ScheduleFormData' });
export type ScheduleFormData = z.output<typeof ScheduleFormData>;

const reading = {
  kind: 'query',
  method: 'GET',
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  responses: { 200: ScheduleFormData },
} as const;

export const getNewScheduleData = contract({
  ...reading,
  name: 'recurringPayments.newFormData',
  path: 'customers/{id}/recurring-payments/form-data',
  params: ofCustomer(),
  summary: 'Retrieve the form data of a new schedule',
  description: 'What the form of a new payment schedule opens with.',
  spec: ['1C025'],
});

export const getScheduleData = contract({
  ...reading,
  name: 'recurringPayments.formData',
  path: 'recurring-payments/{id}/form-data',
  params: oneSchedule(),
  summary: 'Retrieve the form data of a schedule',
  description: 'What the form that edits a payment schedule opens with.',
  spec: ['1C027'],
});

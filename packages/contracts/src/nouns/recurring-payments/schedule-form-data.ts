import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { id, currency, date, count } from '../../kernel/primitives.ts';
import { Frequency, EndRule } from './recurring-payment.ts';

/** An account that a schedule can charge. */
const ScheduleAccount = z
  .strictObject({
    accountToken: shownText('Account token', 'Value that the form sends for this account.'),
    displayName: shownText('Display name', 'Name of the account in lists, masked.'),
    holderName: shownText('Holder', 'Name of the account holder.'),
  })
  .meta({ id: 'ScheduleAccount' });

const NO_MATCH = 'No suitable matching accounts found. Add a new account to continue.';

/** Values that the form of a schedule opens with (1E007). */
export const ScheduleFormData = z
  .strictObject({
    customerId: id().meta({ title: 'Customer ID', description: 'The customer who pays.' }),
    supplierId: id().meta({ title: 'Supplier business ID', description: 'The business that is paid.' }),
    supplierBusiness: shownText('Supplier business', 'Name of the business that is paid.'),
    currency: currency().meta({ title: 'Currency', description: 'Currency of the amounts.' }),
    accountToken: shownText('Account token', 'The account to charge; empty where none is suitable.'),
    accounts: z
      .array(ScheduleAccount)
      .meta({ title: 'Accounts', description: 'Suitable accounts, the default one first.' }),
    accountsMessage: shownText('Accounts message', `"${NO_MATCH}" where no account is suitable; otherwise empty.`),
    description: shownText('Description', 'What the payments are for.'),
    instalmentAmount: shownText('Amount', 'Principal of each payment; empty for a new schedule.'),
    frequency: Frequency.meta({ title: 'Frequency', description: 'How often a payment is taken.' }),
    nextPaymentDate: date().meta({ title: 'Next payment date', description: 'Agreed date of the next payment.' }),
    endRule: EndRule.meta({ title: 'Ends', description: 'When it ends.' }),
    endDate: date().nullable().meta({ title: 'End date', description: 'The last date that can be due.' }),
    numberOfPayments: count()
      .nullable()
      .meta({ title: 'Number of payments', description: 'Payments from the next payment date on.' }),
    customerReferenceNumber: shownText('Customer reference', 'Sent with every payment.'),
    paymentReferenceNumber: shownText('Payment reference', 'Sent with every payment.'),
    version: count().meta({ title: 'Version', description: 'Version of the schedule; 0 for a new one.' }),
  })
  .meta({ id: 'ScheduleFormData' });
export type ScheduleFormData = z.output<typeof ScheduleFormData>;

import {
  checkPayToAgreementParty,
  checkPayToAgreementPayment,
  amendPayToAgreement,
} from '@quickportal/contracts/payto-agreements/contracts';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { formSchema } from '@quickportal/forms/schema/form-schema';
import { customerId } from './payto-agreement.fixtures.ts';

const TODAY = '2026-11-20';
const account = { value: '500001', label: 'BSB 062-000 · •••• 678', description: 'M J Olsson' };

/** The form of a call. */
export function formOf(
  contract: AnyContract,
  of: { values: Record<string, unknown>; options?: Record<string, Option[]> },
) {
  if (!contract.body) throw new Error(`${contract.name} has no form`);
  return formSchema(contract.body, { today: TODAY, ...of });
}

/** The first step of creating an agreement, as the server describes it. */
export const partyForm = (payerAccounts: Option[] = [account]) =>
  formOf(checkPayToAgreementParty, {
    values: { payerName: 'Margaret Olsson', payerKind: 'PAYID' },
    options: { payerAccounts },
  });

/** The second step. */
export const paymentForm = formOf(checkPayToAgreementPayment, {
  values: { payeeReference: 'HCW-0041827', startDate: TODAY },
});

/** What both begin with. */
export const newAgreementData = {
  payerName: 'Margaret Olsson',
  customerId,
  customerNumber: 'HCW-0041827',
  supplierBusiness: 'Harbour City Water',
  payeeAccount: 'Harbour City Water PayTo',
  today: TODAY,
  respondBy: '2026-11-24T23:42:00.000Z',
  accounts: [{ accountId: 500_001, displayName: 'BSB 062-000 · •••• 678', accountName: 'M J Olsson' }],
};

/** An amendment, over the values in force. */
export const amendmentDocument = (values: Record<string, unknown> = {}) =>
  formOf(amendPayToAgreement, {
    values: {
      description: 'Water rates 10023',
      shortDescription: '',
      payeeReference: 'HCW-0041827',
      agreementType: 'FIXED',
      amount: '120.50',
      frequency: 'MONTHLY',
      automaticRenewal: false,
      endDate: '2027-11-22',
      version: 3,
      ...values,
    },
  });

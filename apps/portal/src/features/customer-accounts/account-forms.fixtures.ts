import { addBankAccount } from '@quickportal/contracts/customer-accounts/change';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { formSchema } from '@quickportal/forms/schema/form-schema';

function formOf({ name, body }: AnyContract) {
  if (!body) throw new Error(`${name} has no form`);
  return formSchema(body, { values: {}, today: '2026-11-20', currency: 'AUD' });
}

/** The form of an Australian bank account, as the server describes it. */
export const bankAccountForm = formOf(addBankAccount);

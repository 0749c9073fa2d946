import { text } from '../../kernel/primitives.ts';
import { ACCOUNT_NAME_LIMIT } from '../customer-accounts/account-fields.ts';

export const accountAlias = text({ max: 40 }).meta({
  title: 'Account Alias',
  description: 'Name of the account in the portal.',
  examples: ['Water test merchant'],
  'x-form': { autocomplete: 'off' },
});

export const accountName = text({ max: ACCOUNT_NAME_LIMIT }).meta({
  title: 'Account name',
  description: 'Name of the account at the bank, at most 32 characters.',
  examples: ['Harbour City Water'],
  'x-form': { autocomplete: 'off' },
});

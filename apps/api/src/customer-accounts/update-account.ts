import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { expiryText, readExpiry } from '@quickportal/contracts/rules/card-expiry-window';
import { updateCustomerAccount } from '@quickportal/db/customer-accounts/change-customer-account';
import type { CustomerAccount } from '@quickportal/db/customer-accounts/customer-account';
import { checkVersion } from '../customers/customer-guards.ts';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { checkCustomerEnabled, checkEnabled, checkNotTokenised, noChanges } from './account-guards.ts';
import { changedAccount, lockAccount } from './load-account.ts';

type Body = ParsedOf<typeof contracts.updateCustomerAccount>['body'];

const nameFields = {
  CREDIT_CARD: 'cardholderName',
  DIRECT_DEBIT: 'accountName',
  DIRECT_DEBIT_NZ: 'nzAccountName',
} as const;
const expiryOf = ({ expiry }: Pick<CustomerAccount, 'expiry'>): string => (expiry ? expiryText(expiry) : '');

export const updateAccount = implement(contracts.updateCustomerAccount).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { customer, account } = await lockAccount(trx, { customerId, accountId });
    checkVersion(account, input.body.version);
    checkCustomerEnabled(customer);
    checkEnabled(account);
    checkNotTokenised(account);
    const after = wantedDetails(account, input.body);
    const named = (details: Pick<CustomerAccount, 'holderName' | 'expiry'>) => {
      return { [nameFields[account.accountType]]: details.holderName, expiryDate: expiryOf(details) };
    };
    const [old, next] = [named(account), named(after)];
    const changed = Object.keys(next).filter((name) => old[name] !== next[name]);
    if (changed.length === 0) throw noChanges();
    await updateCustomerAccount(trx, accountId, after, now);
    const pick = (values: Record<string, string>): Json =>
      Object.fromEntries(changed.map((name) => [name, values[name] ?? '']));
    await audit({
      objectType: 'customer-account',
      objectId: accountId,
      customerId,
      description: `Account ${account.displayName} changed: ${changed.map((name) => (name === 'expiryDate' ? 'expiry date' : 'name')).join(', ')}`,
      before: pick(old),
      after: pick(next),
    });
    return changedAccount(ctx, trx, { customerId, accountId });
  }),
);

/** What the account is to be; refuses what an account of its kind does not have. */
function wantedDetails(account: CustomerAccount, body: Body): Pick<CustomerAccount, 'holderName' | 'expiry'> {
  const nameField = nameFields[account.accountType];
  if (body.accountType !== undefined && body.accountType !== account.accountType)
    throw fieldProblem('accountType', 'The type of an account cannot be changed.');
  for (const field of [...Object.values(nameFields), 'expiryDate'] as const)
    if (body[field] !== undefined && field !== nameField && !(field === 'expiryDate' && nameField === 'cardholderName'))
      throw fieldProblem(field, 'An account of this type does not have this.');
  const expiry = body.expiryDate === undefined ? account.expiry : readExpiry(body.expiryDate);
  return { holderName: body[nameField] ?? account.holderName, expiry };
}

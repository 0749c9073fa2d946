import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { printedNameWarning } from '@quickportal/contracts/rules/texts/printed-name';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { expiryText, readExpiry } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { updateCustomerAccount as update } from '@quickportal/db/customer-accounts/change-customer-account';
import type { CustomerAccount } from '@quickportal/db/customer-accounts/customer-account';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { checkCustomerEnabled, checkEnabled, checkNotTokenised } from './account-guards.ts';
import { changedAccount, lockAccount } from './load-account.ts';

type Body = ParsedOf<typeof contracts.updateCustomerAccount>['body'];

const expiryOf = ({ expiry }: Pick<CustomerAccount, 'expiry'>): string => (expiry ? expiryText(expiry) : '');

export const updateCustomerAccount = implement(contracts.updateCustomerAccount).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { customer, account } = await lockAccount(trx, { customerId, accountId });
    const edited = async (holderName: string) => ({
      ...(await changedAccount(ctx, trx, { customerId, accountId })),
      warnings: [printedNameWarning(account.accountType, holderName)].filter((warning) => warning !== null),
    });
    await checkVersion(account, input.body.version, () => edited(account.holderName));
    checkCustomerEnabled(customer);
    checkEnabled(account);
    checkNotTokenised(account);
    const after = wantedDetails(account, input.body);
    const byName = (details: Pick<CustomerAccount, 'holderName' | 'expiry'>) => ({
      [accountTypes[account.accountType].holderField]: details.holderName,
      expiryDate: expiryOf(details),
    });
    const changed = changedFields(byName(account), byName(after));
    await update(trx, accountId, after, now);
    await audit({
      objectType: 'customer-account',
      objectId: accountId,
      customerId,
      description: `Account ${account.displayName} changed: ${changed.names.map((name) => (name === 'expiryDate' ? 'expiry date' : 'name')).join(', ')}`,
      before: changed.before,
      after: changed.after,
    });
    return edited(after.holderName);
  }),
);

/** What the account is to be; refuses what an account of its kind does not have. */
function wantedDetails(account: CustomerAccount, body: Body): Pick<CustomerAccount, 'holderName' | 'expiry'> {
  const nameField = accountTypes[account.accountType].holderField;
  if (body.accountType !== undefined && body.accountType !== account.accountType)
    throw fieldProblem('accountType', 'The type of an account cannot be changed.');
  for (const field of [...Object.values(accountTypes).map(({ holderField }) => holderField), 'expiryDate'] as const)
    if (body[field] !== undefined && field !== nameField && !(field === 'expiryDate' && nameField === 'cardholderName'))
      throw fieldProblem(field, 'Accounts of this type do not have this field. Remove it.');
  const expiry = body.expiryDate === undefined ? account.expiry : readExpiry(body.expiryDate);
  return { holderName: body[nameField] ?? account.holderName, expiry };
}

import * as contracts from '@quickportal/contracts/bank-statement-accounts/contracts';
import { normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { getBankStatementAccount } from '@quickportal/db/bank-statement-accounts/get-bank-statement-account';
import {
  findEqualAccounts,
  lockBusinessAccounts,
} from '@quickportal/db/bank-statement-accounts/write-bank-statement-accounts';
import { getBusinessWithCommunity } from '@quickportal/db/businesses/get-business-with-community';
import { normalNumber, type VaultNumber } from '@quickportal/db/vault/vault-number';
import { fingerprintNumber } from '../../engines/vault/vault.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { keepAccount } from './keep-account.ts';
import { toBankStatementAccount } from './shown-account.ts';

interface EnteredNumber {
  currency: 'AUD' | 'NZD';
  bsb?: string | undefined;
  accountNumber?: string | undefined;
  nzAccountNumber?: string | undefined;
}

export const createBankStatementAccount = implement(contracts.createBankStatementAccount).mutation(
  async ({ ctx, input }) => {
    const business = orNotFound(await getBusinessWithCommunity(ctx.db, input.params.businessId));
    const { communityId, businessId } = business;
    const { aliasName, source, groupCode, ...entered } = input.body;
    const number = numberOf(entered);
    return change(
      ctx,
      input,
      async (tools) => {
        const { trx, now: at } = tools;
        await lockBusinessAccounts(trx, business);
        const fingerprint = await fingerprintNumber(ctx.services, trx, { communityId, number, at });
        const [known] = await findEqualAccounts(trx, { communityId, businessId, fingerprints: [fingerprint] });
        if (known) throw fieldProblem(numberField(entered), 'The business has this account already.');
        const account = { aliasName, source, groupCode, number, fingerprint };
        const { bankStatementAccountId } = await keepAccount(ctx.services, tools, business, account);
        return toBankStatementAccount(
          orNotFound(await getBankStatementAccount(trx, { communityId, bankStatementAccountId })),
        );
      },
      { scope: { kind: 'staff' }, communityId },
    );
  },
);

const numberField = ({ currency }: EnteredNumber) => (currency === 'NZD' ? 'nzAccountNumber' : 'accountNumber');

function numberOf(entered: EnteredNumber): VaultNumber {
  const { currency, bsb = '', accountNumber = '', nzAccountNumber = '' } = entered;
  const number = normalNumber(
    currency === 'NZD'
      ? { kind: 'NZ_ACCOUNT', nzAccount: nzAccountNumber }
      : { kind: 'AU_ACCOUNT', bsb: normalBsb(bsb) ?? '', accountNumber },
  );
  if (number === null) throw fieldProblem(numberField(entered), 'Enter the account number.');
  return number;
}

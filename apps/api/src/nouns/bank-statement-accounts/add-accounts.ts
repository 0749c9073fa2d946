import { MOST_BULK_LINES } from '@quickportal/contracts/bank-statement-accounts/account-fields';
import * as contracts from '@quickportal/contracts/bank-statement-accounts/contracts';
import type { BulkAddition } from '@quickportal/contracts/bank-statement-accounts/bulk-addition';
import {
  findEqualAccounts,
  lockBusinessAccounts,
} from '@quickportal/db/bank-statement-accounts/write-bank-statement-accounts';
import { getBusinessWithCommunity } from '@quickportal/db/businesses/get-business-with-community';
import { maskedIdentifier } from '@quickportal/db/bank-statement-accounts/bank-statement-account';
import { fingerprintNumbers } from '../../engines/vault/vault.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { hasTooManyLines, readAccountLines } from './account-lines.ts';
import { keepAccount } from './keep-account.ts';

export const addAccounts = implement(contracts.addAccounts).mutation(async ({ ctx, input }) => {
  const { accountData, importOption, businessId } = input.body;
  const business = await getBusinessWithCommunity(ctx.db, businessId);
  if (!business) throw fieldProblem('businessId', 'Choose a business of this community.');
  if (accountData.trim() === '') throw fieldProblem('accountData', 'Paste at least one account.');
  if (hasTooManyLines(accountData)) throw fieldProblem('accountData', `Paste at most ${MOST_BULK_LINES} lines.`);
  const { accounts, wrong } = readAccountLines(accountData);
  const { communityId } = business;
  const isAdding = importOption === 'IMPORT_VALID' || wrong.length === 0;
  return change(
    ctx,
    input,
    async (tools): Promise<BulkAddition> => {
      const { trx, now: at, audit } = tools;
      await lockBusinessAccounts(trx, business);
      const numbers = accounts.map(({ number }) => number);
      const fingerprints = await fingerprintNumbers(ctx.services, trx, { communityId, numbers, at });
      const equal = await findEqualAccounts(trx, { communityId, businessId, fingerprints });
      const known = new Map<string, number | null>(
        equal.map(({ fingerprint, bankStatementAccountId }) => [fingerprint, bankStatementAccountId]),
      );
      const successfulAccounts: BulkAddition['successfulAccounts'] = [];
      const existingAccounts: BulkAddition['existingAccounts'] = [];
      for (const [index, account] of accounts.entries()) {
        const fingerprint = fingerprints[index] as Buffer;
        const key = fingerprint.toString('hex');
        const there = known.get(key);
        if (there !== undefined) {
          const accountIdentifier = maskedIdentifier(account.number).masked;
          existingAccounts.push({ bankStatementAccountId: there, accountIdentifier });
        } else if (isAdding) {
          const added = await keepAccount(ctx.services, tools, business, { ...account, fingerprint });
          successfulAccounts.push({
            bankStatementAccountId: added.bankStatementAccountId,
            accountIdentifier: added.maskedIdentifier,
          });
          known.set(key, added.bankStatementAccountId);
        } else known.set(key, null);
      }
      const counts = {
        added: successfulAccounts.length,
        existing: existingAccounts.length,
        notAdded: wrong.length,
      };
      await audit({
        objectType: 'business',
        objectId: businessId,
        description: `${counts.added} bank statement accounts added to ${business.businessName}, ${counts.existing} existed, ${counts.notAdded} lines were wrong`,
        after: { importOption, ...counts },
      });
      return {
        successfulAccounts,
        existingAccounts,
        unsuccessfulAccounts: wrong.map(({ text, reason }) => ({ accountIdentifier: text, reason })),
      };
    },
    { scope: { kind: 'staff' }, communityId },
  );
});

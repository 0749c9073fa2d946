import type { SweepAccount } from '@quickportal/contracts/matching-registrations/read';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { Reader } from '@quickportal/db/connect/reader';
import { listSweepAccounts, type SweepAccountRow } from '@quickportal/db/matching-registrations/list-sweep-accounts';
import { fieldProblem } from '../../kernel/problem.ts';

/** A sweep account as a field with suggestions shows it. */
export const toSweepAccount = ({ accountId, accountAlias, bsb, maskedNumber }: SweepAccountRow): SweepAccount => ({
  value: String(accountId),
  label: `${accountAlias} (${displayBsb(bsb)} ${maskedNumber})`,
  accountId,
});

/** Refuses an account that is no enabled AU bank account of the supplier, on its field. */
export async function requireSweepAccount(
  db: Reader,
  businessId: number,
  accountId: number | null | undefined,
): Promise<void> {
  if (accountId === null || accountId === undefined) return;
  const accounts = await listSweepAccounts(db, { businessId });
  if (!accounts.some((account) => account.accountId === accountId))
    throw fieldProblem('sweepAccountId', 'Choose an enabled bank account of this supplier.');
}

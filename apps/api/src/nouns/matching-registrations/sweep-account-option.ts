import type { SweepAccount } from '@quickportal/contracts/matching-registrations/read';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { Reader } from '@quickportal/db/connect/reader';
import { listSweepAccounts, type SweepBankAccount } from '@quickportal/db/matching-registrations/list-sweep-accounts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import { fieldProblem, notFound } from '../../kernel/problem.ts';

/** A sweep account as a field with suggestions shows it. */
export const toSweepAccount = ({ accountId, accountAlias, bsb, maskedNumber }: SweepBankAccount): SweepAccount => ({
  value: String(accountId),
  label: `${accountAlias} (${displayBsb(bsb)} ${maskedNumber})`,
  accountId,
});

/** Refuses an account that is no enabled AU bank account of the supplier, on its field. */
export async function requireSweepAccount(
  db: Reader,
  { communityId, businessId }: { communityId: number; businessId: number },
  accountId: number | null | undefined,
): Promise<void> {
  if (accountId === null || accountId === undefined) return;
  const accounts = await listSweepAccounts(db, { communityId, businessId });
  if (!accounts.some((account) => account.accountId === accountId))
    throw fieldProblem('sweepAccountId', 'Choose an enabled bank account of this supplier.');
}

/** Throws 404 for a business that is no enabled supplier in scope. */
export async function requireSupplier(db: Reader, businessId: number): Promise<void> {
  const suppliers = await listSupplierBusinesses(db);
  if (!suppliers.some((supplier) => supplier.businessId === businessId)) throw notFound();
}

import { skipToken } from '@tanstack/react-query';
import { exportHref } from '../../data/connection/download-href.ts';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The accounts of the group in the address; without a group nothing is requested. */
export const useGroupAccounts = (
  communityId: number,
  { GroupCode: groupCode, ...query }: PageSearch<'BankStatementAccountsView'>,
) =>
  trpc.bankStatementAccounts.searchGroupAccounts.useQuery(
    groupCode === '' ? skipToken : { params: { communityId, groupCode }, query },
    shownPaged,
  );

/** The groups that accounts of the community are listed in. */
export const useAccountGroups = (communityId: number) =>
  trpc.bankStatementAccounts.listAccountGroups.useQuery({ params: { communityId } }, shownInline);

/** The accounts of a business. */
export const useBusinessAccounts = (
  businessId: number,
  { BusinessId: _business, ...query }: PageSearch<'BusinessBankStatementAccountsView'>,
) => trpc.bankStatementAccounts.searchBusinessAccounts.useQuery({ params: { businessId }, query }, shownPaged);

/** A business with its community. */
export const useBusiness = (businessId: number) =>
  trpc.businesses.get.useQuery({ params: { businessId } }, shownInline);

/** Where a business was migrated to: its code in the bank reconciliation app and, where connected, its address there. */
export function useMigration(businessId: number): { code: string; href: string | null } | null {
  const { data: code = null } = trpc.businesses.getMigratedToBankrec.useQuery({ params: { businessId } }, shownInline);
  const link = trpc.bankStatementAccounts.getBankrecLink.useQuery(
    code === null ? skipToken : { params: { businessId } },
    shownInline,
  );
  return code === null ? null : { code, href: link.data?.href ?? null };
}

/** Addresses of the files of accounts and of the rules that apply to them. */
export const accountFiles = (of: Readonly<Record<string, string | number>>): AccountFiles => ({
  accounts: exportHref('BankStatementAccountsExport', { action: 'ACCOUNTS', ...of }),
  rules: exportHref('BankStatementAccountsExport', { action: 'RULES', ...of }),
});

export interface AccountFiles {
  accounts: string;
  rules: string;
}

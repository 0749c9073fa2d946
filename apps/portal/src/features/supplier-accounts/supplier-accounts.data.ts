import { skipToken } from '@tanstack/react-query';
import type { OtherAccounts } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import type { OnlyAccountStatus } from '@quickportal/contracts/supplier-accounts/payid-account';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** A supplier business and what decides about its accounts. */
export const useAccountSetup = (businessId: number) =>
  trpc.supplierAccounts.getSetup.useQuery({ params: { businessId } }, shownInline);

/** The AU bank accounts of a business. */
export const useAuBankAccounts = (businessId: number) =>
  trpc.supplierAccounts.listAuBankAccounts.useQuery({ params: { businessId } }, shownInline);

/** The NZ bank accounts of a business. */
export const useNzBankAccounts = (businessId: number) =>
  trpc.supplierAccounts.listNzDirectEntryAccounts.useQuery({ params: { businessId } }, shownInline);

/** The NZ merchant accounts of a business. */
export const useNzMerchantAccounts = (businessId: number) =>
  trpc.supplierAccounts.listNzMerchantAccounts.useQuery({ params: { businessId } }, shownInline);

/** The AU merchant accounts of a business, with tandem and linked ones. */
export const useMerchantAccounts = (businessId: number) =>
  trpc.merchantAccounts.list.useQuery({ params: { businessId } }, shownInline);

/** A page of the merchants that a business can link or copy. */
export const useLinkableMerchants = (query: { businessId: number; query: string; page: number }) =>
  trpc.merchantAccounts.searchLinkableMerchantAccounts.useQuery({ query }, shownPaged);

/** The business of an account, and whether it has dual authorisation. */
export const useAccountStatus = (accountId: number) =>
  trpc.supplierAccounts.getAuthorisationStatus.useQuery({ params: { accountId } }, shownInline);

/** The PayID accounts of a business. */
export const usePayIdAccounts = (businessId: number) =>
  trpc.supplierAccounts.listPayIdAccounts.useQuery({ params: { businessId } }, shownInline);

const othersOf = (status: OnlyAccountStatus | undefined): OtherAccounts | undefined =>
  status && { hasPending: status.supplierHasPendingAccount, hasExisting: status.supplierHasExistingAccount };

/** PayID accounts because of which a business can have no other; undefined while that is not known. */
export const useOtherPayIdAccounts = (businessId: number): OtherAccounts | undefined =>
  othersOf(trpc.supplierAccounts.getPayIdStatus.useQuery({ params: { businessId } }, shownInline).data);

/** The PayTo accounts of a business. */
export const usePayToAccounts = (businessId: number) =>
  trpc.paytoAccounts.list.useQuery({ params: { businessId } }, shownInline);

/** The same of PayTo accounts. */
export const useOtherPayToAccounts = (businessId: number): OtherAccounts | undefined =>
  othersOf(trpc.paytoAccounts.getStatus.useQuery({ params: { businessId } }, shownInline).data);

/** The simulator accounts of a business. */
export const useSimulatorAccounts = (businessId: number) =>
  trpc.supplierAccounts.listSimulatorAccounts.useQuery({ params: { businessId } }, shownInline);

/** What is known of an account, and what uses it. */
export const useAccountDetails = (account: { businessId: number; accountId: number }) =>
  trpc.supplierAccounts.getDetails.useQuery({ params: account }, shownInline);

/** A page of the payments that settle to an account. */
export const useAccountPayments = (account: { businessId: number; accountId: number }, page: number) =>
  trpc.supplierAccounts.listPayments.useQuery({ params: account, query: { page } }, shownPaged);

/** A page of what was done to an account. */
export const useAccountHistory = (account: { businessId: number; accountId: number }, page: number) =>
  trpc.supplierAccounts.listAuditEntries.useQuery({ params: account, query: { page } }, shownPaged);

/** What disabling an account stops; null: no one asks. */
export const useAccountUse = (account: { businessId: number; accountId: number } | null) =>
  trpc.supplierAccounts.getUse.useQuery(account === null ? skipToken : { params: account }, shownInline);

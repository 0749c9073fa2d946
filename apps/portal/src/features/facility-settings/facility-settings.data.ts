import { skipToken } from '@tanstack/react-query';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

export const useTransactionSettings = () => trpc.facilitySettings.getTransactions.useQuery(undefined, shownInline);

export const useAutomaticRetry = () => trpc.facilitySettings.getAutomaticRetry.useQuery(undefined, shownInline);

/** Who changed each section last. */
export const useLastChanges = () => trpc.facilitySettings.listLastChanges.useQuery(undefined, shownInline);

/** Which notices those who are paid get; not fetched where the user may not see them. */
export const useBusinessNotifications = (isAllowed: boolean) =>
  trpc.facilitySettings.getBusinessNotifications.useQuery(isAllowed ? undefined : skipToken, shownInline);

/** What the portal calls those who are paid and those who pay. */
export const useCustomisation = () => trpc.facilitySettings.getCustomisation.useQuery(undefined, shownInline);

/** Which notices customers get; not asked for where the user may not see them. */
export const useCustomerNotifications = (isAllowed: boolean) =>
  trpc.facilitySettings.getCustomerNotifications.useQuery(isAllowed ? undefined : skipToken, shownInline);

/** What the Security card shows. */
export const useSecuritySummary = () => trpc.facilitySettings.getSecurity.useQuery(undefined, shownInline);

/** Products that are on. */
export const useProducts = () => trpc.products.list.useQuery(undefined, shownInline);

/** The columns of transaction files. */
export const useExportConfig = () => trpc.facilitySettings.getTransactionExport.useQuery(undefined, shownInline);

/** The newest transactions as a file has them, for users who may export them. */
export const useExportPreview = (canExport: boolean) =>
  trpc.transactions.previewExport.useQuery(canExport ? undefined : skipToken, shownInline);

/** Which dates another zone would move; null: none is chosen. */
export const useTimeZonePreview = (timeZone: string | null) =>
  trpc.facilitySettings.previewGeneral.useQuery(timeZone === null ? skipToken : { query: { timeZone } }, shownInline);

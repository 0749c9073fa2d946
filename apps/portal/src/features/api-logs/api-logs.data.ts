import { apiLogList } from '@quickportal/contracts/api-logs/api-log-list';
import { listInput } from '@quickportal/contracts/kernel/filter';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import type { PageSearch } from '../../pages/page-list.ts';

type Search = PageSearch<'RestApiDeveloperLogView'>;

/** Keys that are offered to filter by; a facility has at most 100 that work, which come first. */
const MOST_KEYS = 100;

/** The call that a page of the list makes. */
export const apiLogsInput = (search: Search) => ({ query: listInput(apiLogList, search) });

/** One page of calls; the rows before stay while the next ones come. */
export const useApiLogs = (search: Search) =>
  trpc.apiLogs.list.useQuery(apiLogsInput(search), { staleTime: 0, ...shownPaged });

/** Calls and errors of a day or a week. */
export const useApiLogSummary = (hours: Search['hours']) =>
  trpc.apiLogs.getSummary.useQuery({ query: { hours } }, { staleTime: 0, ...shownPaged });

export const useApiLog = (id: number) => trpc.apiLogs.get.useQuery({ params: { id } }, shownInline);

/** What belongs to a call. */
export const useApiLogRelated = (id: number) =>
  trpc.apiLogs.getRelated.useQuery({ params: { id } }, { staleTime: 0, ...shownInline });

/** What keys can call, by name. */
export function useApiOperations() {
  const { data } = trpc.apiLogs.listOperations.useQuery(undefined, { staleTime: 3_600_000, ...shownInline });
  return data?.items ?? [];
}

/** What calls were made with, in the filter: also what works no longer, and says so. */
const nameWith = (name: string, { disabled, expired }: { disabled: boolean; expired: boolean }): string =>
  disabled ? `${name} (disabled)` : expired ? `${name} (expired)` : name;

/** The keys of the facility, where the user may see them, to filter by; those that work first. */
export function useKeyNames(): (readonly [number, string])[] {
  const enabled = useMay('apiKeys.list');
  const { data } = trpc.apiKeys.list.useQuery({ query: { pageSize: MOST_KEYS } }, { enabled, ...shownInline });
  return (data?.items ?? []).map(
    ({ id, name, statusCode, expired }) =>
      [id, nameWith(name, { disabled: statusCode.statusCode === 'INACTIVE', expired })] as const,
  );
}

/** The certificates of the facility, where the user may see them, to filter by; disabled ones last. */
export function useCertificateNames(): (readonly [number, string])[] {
  const enabled = useMay('certificates.list');
  const { data } = trpc.certificates.list.useQuery({ query: { includeDisabled: true } }, { enabled, ...shownInline });
  return (data?.certificates ?? []).map(
    ({ id, subject, enabled: isEnabled, expired }) =>
      [id, nameWith(subject, { disabled: !isEnabled, expired })] as const,
  );
}

/** For how many days calls are kept; undefined where the user may not see it. */
export function useRetentionDays(): number | undefined {
  const enabled = useMay('apiKeys.getConfig');
  return trpc.apiKeys.getConfig.useQuery(undefined, { enabled, ...shownInline }).data?.logRetentionDays;
}

import { listInput } from '@quickportal/contracts/kernel/filter';
import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import { useCallback } from 'react';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useLimitedPolling } from '../../data/polling/use-limited-polling.ts';
import type { PageSearch } from '../../pages/page-list.ts';

export const CANDIDATES_ON_A_PAGE = 10;
export const MIGRATIONS_ON_A_PAGE = 5;
/** How often a migration is fetched again that creates agreements, or whose payers decide. */
export const WHILE_RUNNING = 10_000;
const MOST_TRIES = 60;

type Choice = PageSearch<'MigrateToPayToView'>;

/** What of a choice the calls take. */
export function choiceInput({ status, amountFrom, amountTo }: Choice, businessId: number) {
  return { businessId, status: status ?? ['ACTIVE' as const], amountFrom, amountTo };
}

/** What a choice finds, once there is a business and the user may move its schedules. */
export const useMigrationPreview = (search: Choice, businessId: number | undefined, enabled: boolean) =>
  trpc.paytoMigrations.preview.useQuery(
    {
      body: {
        ...choiceInput(search, businessId ?? 0),
        eligible: !search.ineligible,
        page: search.page,
        pageSize: CANDIDATES_ON_A_PAGE,
      },
    },
    { ...shownPaged, enabled: enabled && businessId !== undefined, staleTime: 0 },
  );

/** The migrations of the community, the newest first. */
export const usePayToMigrations = (page: number) =>
  trpc.paytoMigrations.list.useQuery({ query: { page, pageSize: MIGRATIONS_ON_A_PAGE } }, shownPaged);

/** The schedules of a migration. */
export const migrationSchedulesInput = (search: PageSearch<'PayToMigrationDetailsView'>) => ({
  params: { id: search.MigrationId },
  query: listInput(migrationScheduleList, search),
});

/** A migration with a page of its schedules, fetched again while something of it is open. */
export function useMigration(search: PageSearch<'PayToMigrationDetailsView'>) {
  const migration = trpc.paytoMigrations.get.useQuery(
    { params: { id: search.MigrationId } },
    { ...shownInline, staleTime: 0 },
  );
  const schedules = trpc.paytoMigrations.listSchedules.useQuery(migrationSchedulesInput(search), {
    ...shownPaged,
    staleTime: 0,
  });
  const { refetch } = migration;
  const { refetch: refetchSchedules } = schedules;
  const refetchBoth = useCallback(() => Promise.all([refetch(), refetchSchedules()]), [refetch, refetchSchedules]);
  const { waiting = 0, sent = 0 } = migration.data?.progress ?? {};
  const isOpen = waiting + sent > 0;
  const polling = useLimitedPolling({
    milliseconds: WHILE_RUNNING,
    most: MOST_TRIES,
    enabled: isOpen,
    refetch: refetchBoth,
  });
  return { migration, schedules, polling: isOpen ? polling : null };
}

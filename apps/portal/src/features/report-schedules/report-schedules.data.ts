import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The input of the call for a page of the runs. */
export const runsInput = (communityId: number, { page, pageSize }: PageSearch<'ReportSchedulesView'>) => ({
  params: { communityId },
  query: { page, pageSize },
});

/** Fetches the schedules of a community. */
export const useReportSchedules = (communityId: number) =>
  trpc.reportSchedules.list.useQuery({ params: { communityId } });

/** Fetches a page of the runs; previous rows stay while the next ones load. */
export const useReportRuns = (communityId: number, search: PageSearch<'ReportSchedulesView'>) =>
  trpc.reportSchedules.listRuns.useQuery(runsInput(communityId, search), shownPaged);

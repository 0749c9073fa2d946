import { apiLogList } from '@quickportal/contracts/api-logs/api-log-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { SavedViewsMenu } from '../../layout/filters/saved-views-menu.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import { href } from '../../pages/href.ts';
import type { PageSearch } from '../../pages/search.ts';
import {
  apiLogsInput,
  useApiLogs,
  useApiLogSummary,
  useApiOperations,
  useCertificateNames,
  useKeyNames,
  useRetentionDays,
} from './api-logs.data.ts';
import { DeveloperLogSummary, DeveloperLogSummarySkeleton, type ErrorGroupKey } from './developer-log-summary.view.tsx';
import { RestApiDeveloperLogView } from './rest-api-developer-log.view.tsx';

const VIEW = 'RestApiDeveloperLogView';

/** The period of the numbers: that of the list, where it is narrowed to one, so that both show the same calls. */
const hoursOf = ({ recent, hours }: PageSearch<typeof VIEW>) => recent ?? hours;

export const preload = (search: PageSearch<typeof VIEW>) =>
  Promise.all([
    api.apiLogs.list.prefetch(apiLogsInput(search)),
    api.apiLogs.getSummary.prefetch({ query: { hours: hoursOf(search) } }),
  ]);

export default function RestApiDeveloperLogPage() {
  const list = useList(VIEW);
  const { search, onSearchChange } = list;
  const hours = hoursOf(search);
  const community = useCommunity();
  const operations = useApiOperations();
  // The calls of a group, whatever was chosen before
  const searchOf = ({ operation, httpStatus, errorType }: ErrorGroupKey) => ({
    ...noFilters(apiLogList),
    operation: operation || undefined,
    httpStatus: String(httpStatus) as typeof search.httpStatus,
    errorType: errorType ?? undefined,
    recent: hours,
  });
  return (
    <RestApiDeveloperLogView
      community={community}
      {...list}
      {...useRowLinks('RestApiDeveloperLogDetailView', (apiLogId) => ({ apiLogId }))}
      retentionDays={useRetentionDays()}
      keyNames={useKeyNames()}
      certificateNames={useCertificateNames()}
      operations={operations}
      table={tableOf(useApiLogs(search), 'Calls')}
      savedViews={<SavedViewsMenu view={VIEW} list={apiLogList} />}
      summary={
        <QueryResult
          query={useApiLogSummary(hours)}
          skeleton={<DeveloperLogSummarySkeleton />}
          failed="The numbers did not load"
        >
          {(summary) => (
            <DeveloperLogSummary
              summary={summary}
              hours={hours}
              onHoursChange={(next) => onSearchChange({ hours: next, ...(search.recent && { recent: next }) })}
              timeZone={community.timeZone}
              operations={operations}
              hrefForErrors={(group) => href(VIEW, { hours, ...searchOf(group) })}
              onErrors={(group) => onSearchChange(searchOf(group))}
            />
          )}
        </QueryResult>
      }
    />
  );
}

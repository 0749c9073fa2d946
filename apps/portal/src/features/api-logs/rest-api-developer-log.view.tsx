import type { ApiLog, ApiOperation } from '@quickportal/contracts/api-logs/api-log';
import { apiLogList } from '@quickportal/contracts/api-logs/api-log-list';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { BookOpen, ScrollText } from 'lucide-react';
import { ChoiceFilter } from '../../layout/filters/choice-filter.tsx';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { basePath } from '../../pages/base-path.ts';
import { apiLogColumns } from './api-log.entity.tsx';

export interface RestApiDeveloperLogViewProps extends ListProps<ApiLog, FilterValues<typeof apiLogList>>, RowLinks {
  community: { communityName: string; timeZone: string };
  /** Days that calls are kept; undefined where the user may not see it. */
  retentionDays: number | undefined;
  /** Keys to filter by. */
  keyNames: readonly (readonly [number, string])[];
  /** Certificates to filter by. */
  certificateNames: readonly (readonly [number, string])[];
  operations: readonly ApiOperation[];
  /** Calls and errors in numbers. */
  summary?: React.ReactNode;
  /** The menu of saved views. */
  savedViews?: React.ReactNode;
}

/** Every call that programs made: what failed lately, and the calls themselves, found by whatever is at hand. */
// In the specification: 2P030
export function RestApiDeveloperLogView(props: RestApiDeveloperLogViewProps) {
  const { community, retentionDays, keyNames, certificateNames, operations, search, onSearchChange } = props;
  const kept = retentionDays === undefined ? '' : `, kept for ${retentionDays} days`;
  return (
    <ListPage
      of={apiLogList}
      subtitle={`Calls made with API keys and certificates of ${community.communityName}${kept}`}
      actions={
        <Button asChild>
          <a href={`${basePath()}/docs`} target="_blank" rel="noreferrer">
            <BookOpen />
            API documentation
          </a>
        </Button>
      }
      columns={apiLogColumns(community.timeZone)}
      idOf={(row) => row.apiLogId}
      list={props}
      tools={props.savedViews}
      empty={{
        icon: <ScrollText />,
        text: 'What your programs call with an API key or a certificate is listed here within five seconds, with request and response.',
        tip: 'Try the beginning of a path, an ID or a reference, or take a filter away.',
      }}
    >
      {props.summary}
      <ListFilters
        of={apiLogList}
        list={props}
        names={{ apiKeyId: keyNames, certificateId: certificateNames }}
        options={{ httpStatus: statusOptions }}
        own={{
          operation: (
            <ChoiceFilter
              key="operation"
              label="Operation"
              options={operations.map(({ operation, httpMethod, path }) => [operation, `${httpMethod} /${path}`])}
              value={search.operation}
              onChange={(operation) => onSearchChange({ operation })}
            />
          ),
        }}
      />
    </ListPage>
  );
}

/** Classes first, which are used most, then the statuses. */
const statusOptions = Object.entries(apiLogList.filters.httpStatus.choices).toSorted(
  ([a], [b]) => Math.sign(Number(b.endsWith('xx')) - Number(a.endsWith('xx'))) || a.localeCompare(b),
);

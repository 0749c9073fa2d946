import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { useApiLog, useApiLogRelated, useApiOperations } from './api-logs.data.ts';
import { CallRelated, CallRelatedSkeleton } from './call-related.view.tsx';
import {
  RestApiDeveloperLogDetailSkeleton,
  RestApiDeveloperLogDetailView,
} from './rest-api-developer-log-detail.view.tsx';

export const preload = ({ apiLogId: id }: PageSearch<'RestApiDeveloperLogDetailView'>) =>
  Promise.all([api.apiLogs.get.prefetch({ params: { id } }), api.apiLogs.getRelated.prefetch({ params: { id } })]);

export default function RestApiDeveloperLogDetailPage() {
  const { apiLogId } = useSearch('RestApiDeveloperLogDetailView');
  // Another call begins with its own parts folded
  return <Details key={apiLogId} id={apiLogId} />;
}

function Details({ id }: { id: number }) {
  const { timeZone } = useCommunity();
  const call = useApiLog(id);
  const related = useApiLogRelated(id);
  const operations = useApiOperations();
  const canOpenKey = useMay('apiKeys.get');
  const canOpenCertificates = useMay('certificates.list');
  return (
    <QueryResult whole query={call} skeleton={<RestApiDeveloperLogDetailSkeleton />} failed="The call did not load">
      {(data) => (
        <RestApiDeveloperLogDetailView
          call={data}
          operations={operations}
          timeZone={timeZone}
          origin={window.location.origin}
          related={related.data}
          canOpenKey={canOpenKey}
          canOpenCertificates={canOpenCertificates}
          side={
            <QueryResult
              query={related}
              skeleton={<CallRelatedSkeleton />}
              failed="What belongs to the call did not load"
            >
              {(found) => <CallRelated related={found} timeZone={timeZone} />}
            </QueryResult>
          }
        />
      )}
    </QueryResult>
  );
}

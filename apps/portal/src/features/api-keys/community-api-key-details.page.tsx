import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { ApiKeyBusinessesView } from './api-key-businesses.view.tsx';
import { isWorking } from './api-key.entity.tsx';
import { ApiKeyHistoryView } from './api-key-history.view.tsx';
import { ApiKeyUseView } from './api-key-use.view.tsx';
import { useApiKeyBusinesses, useApiKeyHistory, useApiKeyUse, useCommunityApiKey } from './api-keys.data.ts';
import { CommunityApiKeyDetailsView } from './community-api-key-details.view.tsx';
import { ApiKeyUseSkeleton, CardSkeleton, RestApiKeyDetailsSkeleton } from './rest-api-key-details.skeletons.tsx';
import { SetApiKeyStatusDialog } from './set-api-key-status.dialog.tsx';

const VIEW = 'CommunityApiKeyDetailsView';

export const preload = ({ ApiKeyId: id }: PageSearch<typeof VIEW>) =>
  Promise.all([
    api.communityApiKeys.get.prefetch({ params: { id } }),
    api.apiKeys.getUse.prefetch({ params: { id } }),
    api.apiKeys.listAccessBusinesses.prefetch({ params: { id } }),
  ]);

export default function CommunityApiKeyDetailsPage() {
  const { ApiKeyId: id } = useSearch(VIEW);
  const apiKey = useCommunityApiKey(id);
  const use = useApiKeyUse(id);
  const businesses = useApiKeyBusinesses(id);
  const inner = useInnerList(VIEW);
  const history = useApiKeyHistory(id, inner.page);
  const { timeZone } = useCommunity();
  const canChange = useMay('communityApiKeys.setStatus');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <QueryResult whole query={apiKey} skeleton={<RestApiKeyDetailsSkeleton />} failed="The key did not load">
      {(data) => (
        <>
          <CommunityApiKeyDetailsView
            apiKey={data}
            timeZone={timeZone}
            use={
              <QueryResult query={use} skeleton={<ApiKeyUseSkeleton />} failed="The use of the key did not load">
                {(counted) => <ApiKeyUseView use={counted} isWorking={isWorking(data)} />}
              </QueryResult>
            }
            businesses={
              <QueryResult
                query={businesses}
                skeleton={<CardSkeleton />}
                failed={labelled('The businesses did not load')}
              >
                {(restricted) => <ApiKeyBusinessesView businesses={restricted} />}
              </QueryResult>
            }
            history={<ApiKeyHistoryView timeZone={timeZone} table={tableOf(history, 'History')} {...inner} />}
            onSetStatus={canChange ? () => setIsOpen(true) : null}
          />
          {isOpen && (
            <SetApiKeyStatusDialog apiKey={data} use={use.data} timeZone={timeZone} onClose={() => setIsOpen(false)} />
          )}
        </>
      )}
    </QueryResult>
  );
}

import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { ApiKeyBusinessesView } from './api-key-businesses.view.tsx';
import { isWorking } from './api-key.entity.tsx';
import { ApiKeyHistoryView } from './api-key-history.view.tsx';
import { ApiKeyUseView } from './api-key-use.view.tsx';
import { useApiKey, useApiKeyBusinesses, useApiKeyHistory, useApiKeyUse } from './api-keys.data.ts';
import { DisableApiKeyDialog } from './disable-api-key.dialog.tsx';
import { FormerKeyView } from './former-key.view.tsx';
import { useNewKey } from './new-keys.ts';
import { ReplaceApiKeyDialog } from './replace-api-key.dialog.tsx';
import { ApiKeyUseSkeleton, CardSkeleton, RestApiKeyDetailsSkeleton } from './rest-api-key-details.skeletons.tsx';
import { RestApiKeyDetailsView } from './rest-api-key-details.view.tsx';

export const preload = ({ ApiKeyId: id }: PageSearch<'RestApiKeyDetailsView'>) =>
  Promise.all([
    api.apiKeys.get.prefetch({ params: { id } }),
    api.apiKeys.getUse.prefetch({ params: { id } }),
    api.apiKeys.listAccessBusinesses.prefetch({ params: { id } }),
  ]);

export default function RestApiKeyDetailsPage() {
  const { ApiKeyId } = useSearch('RestApiKeyDetailsView');
  // A replacement opens the same page for another key
  return <Details key={ApiKeyId} id={ApiKeyId} />;
}

function Details({ id }: { id: number }) {
  const apiKey = useApiKey(id);
  const use = useApiKeyUse(id);
  const { timeZone } = useCommunity();
  const canChange = useMay('apiKeys.setStatus');
  const canSeeCalls = useMay('apiLogs.list');
  const newKey = useNewKey(id);
  const secret = useChange('apiKeys.takeSecret', {
    notice: true,
    onDone: ({ decryptedKey }) => decryptedKey !== null && newKey.show(decryptedKey),
  });
  const [open, setOpen] = useState<'disable' | 'replace' | null>(null);
  const close = () => setOpen(null);
  return (
    <QueryResult whole query={apiKey} skeleton={<RestApiKeyDetailsSkeleton />} failed="The key did not load">
      {(data) => (
        <>
          <RestApiKeyDetailsView
            apiKey={data}
            newKey={newKey}
            onFetch={() => secret.make({ params: { id } })}
            isFetching={secret.busy}
            timeZone={timeZone}
            use={
              <QueryResult query={use} skeleton={<ApiKeyUseSkeleton />} failed="The use of the key did not load">
                {(counted) => <ApiKeyUseView use={counted} isWorking={isWorking(data)} />}
              </QueryResult>
            }
            businesses={<Businesses id={id} />}
            former={data.replacesApiKeyId !== null && <FormerKey id={data.replacesApiKeyId} />}
            history={<HistoryOfKey id={id} />}
            canSeeCalls={canSeeCalls}
            onDisable={canChange ? () => setOpen('disable') : null}
            onReplace={canChange ? () => setOpen('replace') : null}
          />
          {open === 'disable' && (
            <DisableApiKeyDialog apiKey={data} use={use.data} timeZone={timeZone} onClose={close} />
          )}
          {open === 'replace' && <ReplaceApiKeyDialog apiKey={data} onClose={close} />}
        </>
      )}
    </QueryResult>
  );
}

function Businesses({ id }: { id: number }) {
  return (
    <QueryResult
      query={useApiKeyBusinesses(id)}
      skeleton={<CardSkeleton />}
      failed={labelled('The businesses did not load')}
    >
      {(businesses) => <ApiKeyBusinessesView businesses={businesses} />}
    </QueryResult>
  );
}

/** The key that this one replaces, until it is disabled. */
function FormerKey({ id }: { id: number }) {
  const former = useApiKey(id);
  const use = useApiKeyUse(id);
  return (
    <QueryResult query={use} skeleton={<CardSkeleton />} failed="The former key did not load">
      {(counted) => former.data && <FormerKeyView former={former.data} use={counted} />}
    </QueryResult>
  );
}

function HistoryOfKey({ id }: { id: number }) {
  const inner = useInnerList('RestApiKeyDetailsView');
  const { timeZone } = useCommunity();
  return (
    <ApiKeyHistoryView timeZone={timeZone} table={tableOf(useApiKeyHistory(id, inner.page), 'History')} {...inner} />
  );
}

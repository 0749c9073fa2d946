import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { showDone } from '../../layout/forms/show-done.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { ApiKeyConfigView } from './api-key-config.view.tsx';
import { apiKeysInput, useApiKeyConfig, useApiKeys } from './api-keys.data.ts';
import { useGenerated, useShowNewKey } from './new-keys.ts';
import { CardSkeleton } from './rest-api-key-details.skeletons.tsx';
import { RestApiKeysView } from './rest-api-keys.view.tsx';

export const preload = (search: PageSearch<'RestApiKeysView'>) => api.apiKeys.list.prefetch(apiKeysInput(search));

export default function RestApiKeysPage() {
  const list = useList('RestApiKeysView');
  const { timeZone } = useCommunity();
  const canGenerate = useMay('apiKeys.generate');
  const config = useApiKeyConfig();
  const [isEditing, setIsEditing] = useState(false);
  const showNewKey = useShowNewKey();
  const generated = useGenerated();
  const initial = useChange('apiKeys.generateInitialKeys', {
    notice: true,
    onDone: (response) => {
      showDone(generated, response);
      showNewKey(response);
    },
  });
  const doneOrWaits = useDoneOrWaits();
  return (
    <>
      <RestApiKeysView
        {...list}
        {...useRowLinks('RestApiKeyDetailsView', (id) => ({ ApiKeyId: id }))}
        table={tableOf(useApiKeys(list.search), 'API keys')}
        timeZone={timeZone}
        canGenerate={canGenerate}
        onGenerateInitial={() => initial.make(undefined)}
        isGenerating={initial.busy}
        config={
          <QueryResult query={config} skeleton={<CardSkeleton />} failed="The configuration did not load">
            {(data) => <ApiKeyConfigView config={data} onEdit={canGenerate ? () => setIsEditing(true) : null} />}
          </QueryResult>
        }
      />
      {isEditing && (
        <CallForm
          call="apiKeys.saveConfig"
          title="Edit configuration"
          submitLabel="Save"
          done={doneOrWaits('REST API configuration successfully updated.', 'The configuration')}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}

import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import { Checkbox } from '@quickportal/ui/checkbox';
import { DateTime } from '@quickportal/ui/date-time';
import { useState } from 'react';
import { api } from '../../data/connection/trpc.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { callsADay } from '../../layout/program-use/use-words.ts';
import { isWorking } from './api-key.entity.tsx';
import { WhatStops } from '../../layout/program-use/what-stops.tsx';

interface SetApiKeyStatusProps {
  apiKey: ApiKey;
  /** Undefined while it loads. */
  use: ApiKeyUse | undefined;
  timeZone: string;
  onClose: () => void;
}

/** Disables a key that works or enables one that does not, with the issue and the operator's password. */
export function SetApiKeyStatusDialog({ apiKey, use, timeZone, onClose }: SetApiKeyStatusProps) {
  const { id, name } = apiKey;
  // As when the dialog was opened: the key behind it changes once it is done
  const [disables] = useState(isWorking(apiKey));
  const [knows, setKnows] = useState(false);
  const isUsed = use !== undefined && use.callersCount > 0;
  return (
    <CallForm
      call="communityApiKeys.setStatus"
      params={{ id }}
      fields={['jiraIssue', 'yourPassword']}
      values={{ statusCode: disables ? 'INACTIVE' : 'ACTIVE' }}
      title={disables ? `Disable ${name}?` : `Enable ${name}?`}
      submitLabel={disables ? 'Disable key' : 'Enable key'}
      danger={disables}
      disabled={disables && (use === undefined || (isUsed && !knows))}
      done={disables ? 'API key successfully disabled.' : 'API key successfully enabled.'}
      onDone={(changed) => {
        api.communityApiKeys.get.setData({ params: { id } }, changed);
        onClose();
      }}
      onClose={onClose}
    >
      <div className="mb-4 grid gap-3">
        {disables ? (
          <WhatStops use={use} timeZone={timeZone} isFinal={false} />
        ) : (
          <WhatWorksAgain apiKey={apiKey} timeZone={timeZone} />
        )}
        {disables && isUsed && (
          <Checkbox value={knows} onValueChange={setKnows} label={`I know that ${callsADay(use)} will be refused`} />
        )}
      </div>
    </CallForm>
  );
}

/** What enabling does, and until when the key works. */
function WhatWorksAgain({ apiKey, timeZone }: Pick<SetApiKeyStatusProps, 'apiKey' | 'timeZone'>) {
  const { expired, expiryDateTime } = apiKey;
  return (
    <p>
      From the next request on, programs that still have this key can call the REST API again
      {expired && ', for two years from today, because the key has expired'}
      {!expired && expiryDateTime !== null && (
        <>
          , until <DateTime value={expiryDateTime} timeZone={timeZone} />
        </>
      )}
      .
    </p>
  );
}

import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import { Checkbox } from '@quickportal/ui/checkbox';
import { useState } from 'react';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { callsADay } from '../../layout/program-use/use-words.ts';
import { WhatStops } from '../../layout/program-use/what-stops.tsx';

interface DisableApiKeyProps {
  apiKey: ApiKey;
  /** Undefined while it loads. */
  use: ApiKeyUse | undefined;
  timeZone: string;
  onClose: () => void;
}

/** Asks before a key is disabled, with what stops; used keys need one tick more. */
export function DisableApiKeyDialog({ apiKey, use, timeZone, onClose }: DisableApiKeyProps) {
  const [knows, setKnows] = useState(false);
  const isUsed = use !== undefined && use.callersCount > 0;
  return (
    <ConfirmChange
      call="apiKeys.setStatus"
      input={{ params: { id: apiKey.id }, body: { statusCode: 'INACTIVE', version: apiKey.version } }}
      seen={apiKey}
      title={`Disable ${apiKey.name}?`}
      action="Disable key"
      cancel="Keep it"
      actionDisabled={use === undefined || (isUsed && !knows)}
      done="API key successfully disabled."
      onClose={onClose}
    >
      <WhatStops use={use} timeZone={timeZone} isFinal />
      {isUsed && (
        <Checkbox value={knows} onValueChange={setKnows} label={`I know that ${callsADay(use)} will be refused`} />
      )}
    </ConfirmChange>
  );
}

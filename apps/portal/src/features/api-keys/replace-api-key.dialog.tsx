import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { labelled } from '../../data/labels.ts';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { useGenerated, useShowNewKey } from './new-keys.ts';

interface ReplaceApiKeyProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Asks before a new key is made beside one that works. */
export function ReplaceApiKeyDialog({ apiKey, onClose }: ReplaceApiKeyProps) {
  const showNewKey = useShowNewKey();
  const generated = useGenerated();
  return (
    <ConfirmChange
      call="apiKeys.rotate"
      input={{ params: { id: apiKey.id } }}
      tone="primary"
      title={`Rotate ${apiKey.name}?`}
      action="Generate replacement"
      done={generated}
      onDone={showNewKey}
      onClose={onClose}
    >
      <p>
        {labelled('A new key with the same name, type and businesses is made beside this one, and both work.')} Give it
        to your programs, watch the calls of this one fall to zero, then disable it.
      </p>
    </ConfirmChange>
  );
}

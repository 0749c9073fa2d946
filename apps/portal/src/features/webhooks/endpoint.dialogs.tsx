import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { useState } from 'react';
import { undo } from '../../data/calls/undo.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { DemoReceiverOffer, useDemoReceiver } from './demo-receiver.tsx';
import { SigningSecret } from './signing-secret.view.tsx';

interface OfEndpoint {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Asks for an endpoint, then shows its secret. */
export function AddEndpointDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (endpointId: number) => void;
}) {
  const [added, setAdded] = useState<{ endpointId: number; secret: string } | null>(null);
  const receiver = useDemoReceiver();
  const [url, setUrl] = useState<string>();
  if (added) return <SigningSecret secret={added.secret} onClose={() => onAdded(added.endpointId)} />;
  return (
    <CallForm
      key={url}
      call="webhooks.create"
      {...(url !== undefined && { values: { url } })}
      title="Add endpoint"
      description="Its signing secret is shown once, after you add it."
      submitLabel="Add endpoint"
      onDone={({ endpoint, signingSecret }) => setAdded({ endpointId: endpoint.endpointId, secret: signingSecret })}
      onClose={onClose}
    >
      {receiver !== undefined && url === undefined && <DemoReceiverOffer onUse={() => setUrl(receiver)} />}
    </CallForm>
  );
}

/** Asks for another address, other events or another description. */
export const EditEndpointDialog = ({ endpoint: { endpointId }, onClose }: OfEndpoint) => (
  <CallForm
    call="webhooks.update"
    params={{ endpointId }}
    title="Edit endpoint"
    submitLabel="Save changes"
    done="Endpoint saved"
    onClose={onClose}
  />
);

/** Asks for how long the current secret keeps signing, then shows the new one. */
export function ReplaceSecretDialog({ endpoint: { endpointId, version }, onClose }: OfEndpoint) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SigningSecret secret={secret} onClose={onClose} />;
  return (
    <CallForm
      call="webhooks.rotateSecret"
      params={{ endpointId }}
      also={{ version }}
      title="Replace secret"
      description="The new secret is shown once, after you replace it."
      submitLabel="Replace secret"
      onDone={({ signingSecret }) => setSecret(signingSecret)}
      onClose={onClose}
    />
  );
}

/** Asks before nothing is sent to an endpoint any more, until it is enabled again. */
export const DisableEndpointDialog = ({ endpoint, onClose }: OfEndpoint) => (
  <ConfirmChange
    call="webhooks.setStatus"
    input={{ params: { endpointId: endpoint.endpointId }, body: { enabled: false, version: endpoint.version } }}
    seen={endpoint}
    title="Disable this endpoint?"
    action="Disable endpoint"
    done={({ endpointId, version }) => ({
      tone: 'success',
      title: 'Endpoint disabled',
      action: undo('webhooks.setStatus', { params: { endpointId }, body: { enabled: true, version } }),
    })}
    onClose={onClose}
  >
    No events are sent to {endpoint.url} until you enable it again. Pending events are kept for 3 days; new events are
    not sent.
  </ConfirmChange>
);

/** Asks before an endpoint is deleted with its secret. */
export const DeleteEndpointDialog = ({ endpoint, onClose, onDeleted }: OfEndpoint & { onDeleted: () => void }) => {
  const { endpointId, version, url, waiting } = endpoint;
  return (
    <ConfirmChange
      call="webhooks.delete"
      input={{ params: { endpointId }, query: { version } }}
      seen={endpoint}
      title="Delete this endpoint?"
      action="Delete endpoint"
      done="Endpoint deleted"
      onDone={onDeleted}
      onClose={onClose}
    >
      No more events are sent to {url}.{' '}
      {waiting > 0 && `${waiting} pending ${waiting === 1 ? 'event is' : 'events are'} dropped. `}
      Its secret cannot be restored.
    </ConfirmChange>
  );
};

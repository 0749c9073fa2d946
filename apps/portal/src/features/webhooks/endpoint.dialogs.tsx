import type { InputOf } from '@quickportal/contracts/kernel/contract';
import type { createWebhook, rotateWebhookSecret, updateWebhook } from '@quickportal/contracts/webhooks/contracts';
import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc, trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { SigningSecret } from './signing-secret.view.tsx';
import { webhooksChanged } from './webhooks.data.ts';

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
  if (added) return <SigningSecret secret={added.secret} onClose={() => onAdded(added.endpointId)} />;
  return (
    <FormDialog
      title="Add endpoint"
      description="Its signing secret is shown once, after this."
      verb="post"
      path="webhooks"
      submitLabel="Add endpoint"
      onClose={onClose}
      onSubmit={async (body) => {
        const input = { body: body as InputOf<typeof createWebhook>['body'] };
        const { endpoint, signingSecret } = await trpcClient.webhooks.create.mutate(input);
        setAdded({ endpointId: endpoint.endpointId, secret: signingSecret });
        await webhooksChanged();
      }}
    />
  );
}

export function EditEndpointDialog({ endpoint: { endpointId, version }, onClose }: OfEndpoint) {
  return (
    <FormDialog
      title="Edit endpoint"
      verb="put"
      path={`webhooks/${endpointId}`}
      submitLabel="Save changes"
      onClose={onClose}
      onSubmit={async (body, { idempotencyKey }) => {
        const input = { params: { endpointId }, body: { version, ...body } as InputOf<typeof updateWebhook>['body'] };
        await trpcClient.webhooks.update.mutate(input, { context: { idempotencyKey } });
        toast({ tone: 'success', title: 'Endpoint changed' });
        onClose();
        await webhooksChanged();
      }}
    />
  );
}

/** Asks for how long the present secret keeps signing, then shows the new one. */
export function ReplaceSecretDialog({ endpoint: { endpointId, version }, onClose }: OfEndpoint) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SigningSecret secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title="Replace secret"
      description="The new secret is shown once, after this."
      verb="post"
      path={`webhooks/${endpointId}/secret`}
      submitLabel="Replace secret"
      onClose={onClose}
      onSubmit={async (body) => {
        const input = {
          params: { endpointId },
          body: { version, ...body } as InputOf<typeof rotateWebhookSecret>['body'],
        };
        setSecret((await trpcClient.webhooks.rotateSecret.mutate(input)).signingSecret);
        await webhooksChanged();
      }}
    />
  );
}

export function DisableEndpointDialog({ endpoint: { endpointId, version, url }, onClose }: OfEndpoint) {
  const change = trpc.webhooks.setStatus.useMutation({
    ...shownInline,
    onSuccess: () => {
      toast({ tone: 'success', title: 'Endpoint disabled' });
      onClose();
    },
    onSettled: webhooksChanged,
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Disable this endpoint?"
      action="Disable endpoint"
      busy={change.isPending}
      error={change.error ? messageOf(change.error) : undefined}
      onAction={() => change.mutate({ params: { endpointId }, body: { enabled: false, version } })}
    >
      Nothing is sent to {url} until you enable it again. Events that wait now are kept until they are 3 days old;
      events that happen meanwhile are not sent.
    </AlertDialog>
  );
}

export function DeleteEndpointDialog({ endpoint, onClose, onDeleted }: OfEndpoint & { onDeleted: () => void }) {
  const { endpointId, version, url, waiting } = endpoint;
  const remove = trpc.webhooks.delete.useMutation({
    ...shownInline,
    onSuccess: () => {
      toast({ tone: 'success', title: 'Endpoint deleted' });
      onDeleted();
    },
    onSettled: webhooksChanged,
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Delete this endpoint?"
      action="Delete endpoint"
      busy={remove.isPending}
      error={remove.error ? messageOf(remove.error) : undefined}
      onAction={() => remove.mutate({ params: { endpointId }, query: { version } })}
    >
      Nothing is sent to {url} any more.{' '}
      {waiting > 0 && `${waiting} waiting ${waiting === 1 ? 'event is' : 'events are'} dropped. `}
      Its secret cannot be brought back.
    </AlertDialog>
  );
}

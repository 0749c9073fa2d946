import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { WEBHOOK_ENDPOINTS } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { listEndpoints } from '@quickportal/db/webhooks/read-endpoints';
import { insertEndpoint, lockEndpoints, nextEndpointId } from '@quickportal/db/webhooks/write-endpoints';
import { sealSecret } from '../../engines/deliveries/endpoint-secrets.ts';
import { newSigningSecret } from '../../engines/deliveries/signature.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict } from '../../kernel/problem.ts';
import { auditedEndpoint, checkAddress, endpointResponse, loadEndpoint, webhooksOf } from './webhook-guards.ts';

export const createWebhook = implement(contracts.createWebhook).mutation(async ({ ctx, input }) => {
  const { communityId } = webhooksOf(ctx);
  await checkAddress(ctx, input.body.url);
  const signingSecret = newSigningSecret();
  return change(ctx, input, async ({ trx, now, audit }) => {
    await lockEndpoints(trx, communityId);
    const endpoints = (await listEndpoints(trx, communityId)).filter(({ kind }) => kind === 'WEBHOOK');
    if (endpoints.length >= WEBHOOK_ENDPOINTS)
      throw conflict(`A facility can have ${WEBHOOK_ENDPOINTS} endpoints. Delete one first.`);
    const key = { communityId, endpointId: await nextEndpointId(trx) };
    const values = { ...input.body, eventTypes: input.body.eventTypes ?? [] };
    const secretSealed = sealSecret(ctx.services, key, signingSecret);
    await insertEndpoint(
      trx,
      { ...key, ...values, kind: 'WEBHOOK', format: 'JSON', secretSealed, basicSealed: null },
      now,
    );
    await audit({
      ...auditedEndpoint(key.endpointId),
      description: `Webhook endpoint ${values.url} added`,
      after: values,
    });
    return { endpoint: endpointResponse(await loadEndpoint(trx, key)), signingSecret };
  });
});

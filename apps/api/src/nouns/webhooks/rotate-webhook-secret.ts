import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { rotateSecret } from '@quickportal/db/webhooks/write-endpoints';
import { sealSecret } from '../../engines/deliveries/endpoint-secrets.ts';
import { newSigningSecret } from '../../engines/deliveries/signature.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { auditedEndpoint, endpointResponse, loadEndpoint, lockedWebhook, webhooksOf } from './webhook-guards.ts';

const HOUR = 3_600_000;

export const rotateWebhookSecret = implement(contracts.rotateWebhookSecret).mutation(({ ctx, input }) => {
  const key = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const { overlapHours, version } = input.body;
  const signingSecret = newSigningSecret();
  return change(ctx, input, async ({ trx, now, audit }) => {
    const current = await lockedWebhook(trx, key, version);
    const hours = Number(overlapHours);
    const formerUntil = hours === 0 ? null : new Date(now.getTime() + hours * HOUR);
    const secretSealed = sealSecret(ctx.services, key, signingSecret);
    await rotateSecret(trx, key.endpointId, { secretSealed, formerUntil }, now);
    const description = `Signing of webhook endpoint ${current.url} changed to a new key`;
    await audit({ ...auditedEndpoint(key.endpointId), description, after: { formerKeySignsForHours: hours } });
    return { endpoint: endpointResponse(await loadEndpoint(trx, key)), signingSecret };
  });
});

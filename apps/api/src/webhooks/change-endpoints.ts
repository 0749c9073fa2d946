import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { WEBHOOK_ENDPOINTS } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { listEndpoints } from '@quickportal/db/webhooks/read-endpoints';
import {
  deleteEndpoint,
  insertEndpoint,
  lockEndpoints,
  nextEndpointId,
  rotateSecret,
  setEndpointEnabled,
  updateEndpoint,
} from '@quickportal/db/webhooks/write-endpoints';
import { nudgeDeliveries } from '../engines/deliveries/dispatcher.ts';
import { sealSecret } from '../engines/deliveries/endpoint-secrets.ts';
import { newSigningSecret } from '../engines/deliveries/signature.ts';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem, Problem } from '../kernel/problem.ts';
import { checkAddress, endpointAnswer, loadEndpoint, lockedEndpoint, webhooksOf } from './webhook-guards.ts';

const HOUR = 3_600_000;
const named = (endpointId: number) => ({ objectType: 'webhook-endpoint', objectId: endpointId });

export const createWebhook = implement(contracts.createWebhook).mutation(async ({ ctx, input }) => {
  const { communityId } = webhooksOf(ctx);
  await checkAddress(ctx, input.body.url);
  const signingSecret = newSigningSecret();
  return change(ctx, input, async ({ trx, now, audit }) => {
    await lockEndpoints(trx, communityId);
    if ((await listEndpoints(trx, communityId)).length >= WEBHOOK_ENDPOINTS)
      throw new Problem('state-conflict', { detail: `A facility has at most ${WEBHOOK_ENDPOINTS} endpoints.` });
    const of = { communityId, endpointId: await nextEndpointId(trx) };
    const values = { ...input.body, eventTypes: input.body.eventTypes ?? [] };
    const secretSealed = sealSecret(ctx.services, of, signingSecret);
    await insertEndpoint(
      trx,
      { ...of, ...values, kind: 'WEBHOOK', format: 'JSON', secretSealed, basicSealed: null },
      now,
    );
    await audit({ ...named(of.endpointId), description: `Webhook endpoint ${values.url} added`, after: values });
    return { endpoint: endpointAnswer(await loadEndpoint(trx, of)), signingSecret };
  });
});

export const updateWebhook = implement(contracts.updateWebhook).mutation(async ({ ctx, input }) => {
  const { communityId, db } = webhooksOf(ctx);
  const of = { communityId, endpointId: input.params.endpointId };
  await loadEndpoint(db, of);
  await checkAddress(ctx, input.body.url);
  const answer = await change(ctx, input, async ({ trx, now, audit }) => {
    const { version, ...entered } = input.body;
    const present = await lockedEndpoint(trx, of, version);
    const after = { ...entered, eventTypes: entered.eventTypes ?? [] };
    const { url, description, notificationEmail, allEvents, eventTypes } = present;
    const before = { url, description, notificationEmail, allEvents, eventTypes };
    if (Object.entries(after).every(([name, value]) => String(value) === String(Reflect.get(before, name))))
      throw fieldProblem('', 'No changes detected.');
    await updateEndpoint(trx, of.endpointId, after, now);
    await audit({ ...named(of.endpointId), description: `Webhook endpoint ${after.url} changed`, before, after });
    return endpointAnswer(await loadEndpoint(trx, of));
  });
  nudgeDeliveries();
  return answer;
});

export const setWebhookStatus = implement(contracts.setWebhookStatus).mutation(async ({ ctx, input }) => {
  const of = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const { enabled, version } = input.body;
  const answer = await change(ctx, input, async ({ trx, now, audit }) => {
    const present = await lockedEndpoint(trx, of, version);
    const word = enabled ? 'enabled' : 'disabled';
    if (present.enabled === enabled)
      throw new Problem('state-conflict', { detail: `The endpoint is already ${word}.` });
    await setEndpointEnabled(trx, of.endpointId, enabled, now);
    await audit({
      ...named(of.endpointId),
      action: enabled ? 'webhooks.enable' : 'webhooks.disable',
      description: `Webhook endpoint ${present.url} ${word}`,
      before: { enabled: present.enabled },
      after: { enabled },
    });
    return endpointAnswer(await loadEndpoint(trx, of));
  });
  nudgeDeliveries();
  return answer;
});

export const rotateWebhookSecret = implement(contracts.rotateWebhookSecret).mutation(({ ctx, input }) => {
  const of = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const { overlapHours, version } = input.body;
  const signingSecret = newSigningSecret();
  return change(ctx, input, async ({ trx, now, audit }) => {
    const present = await lockedEndpoint(trx, of, version);
    const hours = Number(overlapHours);
    const formerUntil = hours === 0 ? null : new Date(now.getTime() + hours * HOUR);
    const secretSealed = sealSecret(ctx.services, of, signingSecret);
    await rotateSecret(trx, of.endpointId, { secretSealed, formerUntil }, now);
    const description = `Signing of webhook endpoint ${present.url} changed to a new key`;
    await audit({ ...named(of.endpointId), description, after: { formerKeySignsForHours: hours } });
    return { endpoint: endpointAnswer(await loadEndpoint(trx, of)), signingSecret };
  });
});

export const deleteWebhook = implement(contracts.deleteWebhook).mutation(({ ctx, input }) => {
  const of = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  return change(ctx, input, async ({ trx, now, audit }) => {
    const { url, description, allEvents, eventTypes } = await lockedEndpoint(trx, of, input.query.version);
    await deleteEndpoint(trx, of.endpointId, now);
    const before = { url, description, allEvents, eventTypes };
    await audit({ ...named(of.endpointId), description: `Webhook endpoint ${url} deleted`, before });
    return undefined;
  });
});

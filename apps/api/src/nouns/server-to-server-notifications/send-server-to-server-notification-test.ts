import * as contracts from '@quickportal/contracts/server-to-server-notifications/contracts';
import { getNotificationSettings } from '@quickportal/db/webhooks/read-notification-settings';
import { sendTestNotice } from '../../engines/deliveries/send-test-notice.ts';
import { conflict } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { webhooksOf } from '../webhooks/offers.ts';

/** Characters of the response that are returned. */
const SHOWN_CHARACTERS = 1000;

export const sendServerToServerNotificationTest = implement(contracts.sendServerToServerNotificationTest).mutation(
  async ({ ctx, input }) => {
    const { communityId, db } = webhooksOf(ctx);
    const kept = await getNotificationSettings(db, communityId);
    if (!kept || kept.url === '') throw conflict('Save an address first.');
    const { endpointId, url } = kept;
    const target = { ...kept, formerSecretSealed: null, formerSecretUntil: null };
    const { status, error, responseBody, durationMs, deliveryId } = await sendTestNotice(
      ctx.services,
      { communityId, endpointId },
      target,
    );
    const outcome = error ?? `it responded with ${status}`;
    await change(ctx, input, ({ audit }) =>
      audit({
        objectType: 'webhook-endpoint',
        objectId: endpointId,
        description: `Test message sent to ${url}: ${outcome}`,
      }),
    );
    return { status, error, response: responseBody.slice(0, SHOWN_CHARACTERS).toWellFormed(), durationMs, deliveryId };
  },
);

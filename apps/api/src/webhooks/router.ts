import { changeWebhookReplay } from './change-webhook-replay.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { getWebhookDelivery } from './get-webhook-delivery.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';
import { listWebhookReplays } from './list-webhook-replays.ts';
import { listWebhooks } from './list-webhooks.ts';
import { previewWebhookReplay } from './preview-webhook-replay.ts';
import { resendWebhook } from './resend-webhook.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { sendTestWebhook } from './send-test-webhook.ts';
import { setWebhookStatus } from './set-webhook-status.ts';
import { startWebhookReplay } from './start-webhook-replay.ts';
import { updateWebhook } from './update-webhook.ts';

/** The calls about webhooks. */
export const webhooks = {
  changeReplay: changeWebhookReplay,
  create: createWebhook,
  delete: deleteWebhook,
  deliveries: listWebhookDeliveries,
  getDelivery: getWebhookDelivery,
  list: listWebhooks,
  previewReplay: previewWebhookReplay,
  replays: listWebhookReplays,
  resend: resendWebhook,
  rotateSecret: rotateWebhookSecret,
  sendTest: sendTestWebhook,
  setStatus: setWebhookStatus,
  startReplay: startWebhookReplay,
  update: updateWebhook,
};

import {
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  setWebhookStatus,
  updateWebhook,
} from './change-endpoints.ts';
import { getWebhookDelivery, listWebhookDeliveries, listWebhooks } from './read-webhooks.ts';
import { resendWebhook, sendTestWebhook } from './send-webhooks.ts';

/** The calls about webhooks. */
export const webhooks = {
  create: createWebhook,
  delete: deleteWebhook,
  deliveries: listWebhookDeliveries,
  getDelivery: getWebhookDelivery,
  list: listWebhooks,
  resend: resendWebhook,
  rotateSecret: rotateWebhookSecret,
  sendTest: sendTestWebhook,
  setStatus: setWebhookStatus,
  update: updateWebhook,
};

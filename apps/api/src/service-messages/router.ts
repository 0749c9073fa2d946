import { getServiceMessage } from './get-service-message.ts';
import { listServiceMessages } from './list-service-messages.ts';
import { resendServiceMessage } from './resend-service-message.ts';
import { summariseServiceMessages } from './summarise-service-messages.ts';

/** The calls about service messages. */
export const serviceMessages = {
  get: getServiceMessage,
  list: listServiceMessages,
  resend: resendServiceMessage,
  summary: summariseServiceMessages,
};

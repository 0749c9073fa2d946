import { getServiceMessage, listServiceMessages, summariseServiceMessages } from './read-service-messages.ts';
import { resendServiceMessage } from './resend-service-message.ts';

/** The calls about service messages. */
export const serviceMessages = {
  get: getServiceMessage,
  list: listServiceMessages,
  resend: resendServiceMessage,
  summary: summariseServiceMessages,
};

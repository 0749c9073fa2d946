import { contract } from '../../kernel/contract.ts';
import { messageParams } from './call-parts.ts';
import { serviceMessageResendRights } from './service-message-rights.ts';
import { ServiceMessageDetails } from './service-message.ts';

export const resendServiceMessage = contract({
  name: 'serviceMessages.resend',
  kind: 'mutation',
  method: 'POST',
  path: 'service-messages/{serviceMessageId}/resend',
  params: messageParams,
  responses: { 200: ServiceMessageDetails },
  errors: ['state-conflict'],
  audience: ['staff'],
  rights: { anyOf: serviceMessageResendRights },
  summary: 'Send a failed message again',
  description:
    'Queues a failed message again, with the full number of attempts; `canBeResent` says whether it is possible.',
  spec: ['3P019'],
});

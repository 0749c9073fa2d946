import type { ServiceMessageSender, ServiceMessageSenders } from '../../engines/service-messages/sender.ts';
import type { Services } from '../../procedures/services.ts';
import { sendersOfNouns } from './senders.gen.ts';

const nouns: readonly (readonly ServiceMessageSender<Services>[])[] = sendersOfNouns;

/** Who sends which kind: `service-message-senders.ts` in a noun's folder names its senders. */
export const senders: ServiceMessageSenders<Services> = new Map(
  nouns.flat().map((sender) => [sender.doctypeCode, sender]),
);

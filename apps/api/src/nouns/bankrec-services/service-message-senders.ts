import { bankrecServiceCodes } from '@quickportal/contracts/bankrec-services/service-codes';
import type { ServiceMessageSender } from '../../engines/service-messages/sender.ts';
import type { Services } from '../../procedures/services.ts';
import { runService } from './run-service.ts';

/** Services of bank reconciliation are service messages that a worker does the work of. */
export const serviceMessageSenders = bankrecServiceCodes.map((doctypeCode): ServiceMessageSender<Services> => ({
  doctypeCode,
  send: (message, tools) => runService(doctypeCode, message, tools),
}));

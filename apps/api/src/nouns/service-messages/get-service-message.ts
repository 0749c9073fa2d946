import * as contracts from '@quickportal/contracts/service-messages/contracts';
import { implement } from '../../procedures/implement.ts';
import { detailsOf, loadServiceMessage } from './seen-service-messages.ts';

export const getServiceMessage = implement(contracts.getServiceMessage).query(async ({ ctx, input }) =>
  detailsOf(await loadServiceMessage(ctx, input.params.serviceMessageId)),
);

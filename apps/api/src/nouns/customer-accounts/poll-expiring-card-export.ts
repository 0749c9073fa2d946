import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { pollExport } from '../../procedures/read-export.ts';
import { implement } from '../../procedures/implement.ts';
import { expiringCardsExport } from './expiring-cards-export.ts';

export const pollExpiringCardExport = implement(contracts.pollExpiringCardExport).query(({ ctx, input }) =>
  pollExport(ctx, expiringCardsExport, input.query.exportId),
);

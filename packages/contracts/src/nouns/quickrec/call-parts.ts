import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Quick reconciliation and simulation are for staff. */
export const reads = {
  kind: 'query',
  method: 'GET',
  audience: ['staff'],
  rights: { anyOf: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'] },
} as const;
export const changes = {
  kind: 'mutation',
  audience: ['staff'],
  rights: { anyOf: ['MANAGE_RECONCILIATION'] },
  refusedInViewAs: true,
} as const;

const accountId = id().meta({
  title: 'Account ID',
  description: 'A bank statement account of the community.',
  examples: [302],
});
const businessId = id().meta({
  title: 'Business ID',
  description: 'A business that the account feeds.',
  examples: [100],
});

export const ofAccount = z.strictObject({ accountId });
export const ofLine = z.strictObject({
  accountId,
  lineId: id().meta({ title: 'Line ID', description: 'A simulation line of the account.', examples: [2001] }),
});
export const ofSimulationBusiness = z.strictObject({ accountId, businessId });

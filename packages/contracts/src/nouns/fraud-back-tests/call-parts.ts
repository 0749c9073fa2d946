import { z } from 'zod';
import { fraudGuardReadRights } from '../fraud-guard/call-parts.ts';
import { id } from '../../kernel/primitives.ts';

const communityId = id().meta({
  title: 'Community ID',
  description: 'The community whose payments are checked.',
  examples: [10],
});

export const communityParams = z.strictObject({ communityId });
export const backTestParams = z.strictObject({
  communityId,
  backTestId: id().meta({ title: 'Back-test ID', description: 'A back-test that you started.' }),
});

/** Anyone who may read the rules may try others: nothing is saved. */
export const backTests = {
  audience: ['facility', 'staff'],
  rights: { anyOf: fraudGuardReadRights },
} as const;

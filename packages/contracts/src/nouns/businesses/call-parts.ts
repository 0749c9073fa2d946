import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const ofBusiness = z.strictObject({
  businessId: id().meta({
    title: 'Business ID',
    description: 'A supplier business of the community.',
    examples: [100],
  }),
});

/** What everyone who sees a business reads; staff alone see and change more of it. */
export const reads = {
  kind: 'query',
  method: 'GET',
  params: ofBusiness,
  rights: { anyOf: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'] },
} as const;
export const changes = {
  kind: 'mutation',
  method: 'PATCH',
  params: ofBusiness,
  rights: { anyOf: ['MANAGE_BUSINESSES'] },
  errors: ['state-conflict'],
} as const;

/** What the description of a change says of what it leaves out. */
export const keepsTheRest =
  'Fields that are left out keep their value. An edit that changes nothing returns 422 with "No changes detected." on the whole form.';

import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_SETTLEMENT_ACCOUNTS', 'MANAGE_SETTLEMENT_ACCOUNTS'] } as const;

export const businessId = () =>
  id().meta({ title: 'Business ID', description: 'A supplier business of the community.', examples: [100] });
export const ofBusiness = z.strictObject({ businessId: businessId() });

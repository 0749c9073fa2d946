import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { FraudGuardRules } from './fraud-guard-rules.ts';

/** The rules of a business that has its own (1E013). */
export const BusinessFraudGuardRules = FraudGuardRules.extend({
  id: id().meta({ title: 'ID', description: 'Identifier of the business; the same as businessId.' }),
  businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.' }),
  businessName: z.string().meta({ title: 'Business name', description: 'Name of the business.' }),
  name: z.string().meta({ title: 'Name', description: 'The same as businessName.' }),
  code: z.string().meta({ title: 'Business code', description: 'Code of the business, unique in its community.' }),
}).meta({
  id: 'BusinessFraudGuardRules',
  title: 'Business rules',
  description: 'Rules of one business, in place of those of its facility.',
});
export type BusinessFraudGuardRules = z.output<typeof BusinessFraudGuardRules>;

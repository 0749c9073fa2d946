import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { ruleOf, thresholdOf } from './call-parts.ts';

export const routingShape = {
  mastercardRule: ruleOf('Mastercard'),
  mastercardThreshold: thresholdOf('Mastercard'),
  visaRule: ruleOf('Visa'),
  visaThreshold: thresholdOf('Visa'),
};

const merchantId = z
  .string()
  .meta({ title: 'Merchant ID', description: 'Merchant ID of the account.', examples: ['22814410'] });

/** Merchant choice routing of one merchant account (2E007). */
export const MerchantChoiceRouting = z
  .strictObject({
    accountId: id().meta({ title: 'Account ID', description: 'The merchant account.', examples: [700_004] }),
    merchantId,
    merchantName: z
      .string()
      .meta({ title: 'Merchant name', description: 'Its name.', examples: ['HARBOUR CITY WATER'] }),
    ...routingShape,
    version: currentVersion(),
  })
  .meta({ id: 'MerchantChoiceRouting' });
export type MerchantChoiceRouting = z.output<typeof MerchantChoiceRouting>;

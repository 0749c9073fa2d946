import { z } from 'zod';
import { id, text } from '../../kernel/primitives.ts';
import { routingRules, routingRuleTitles } from '../../rules/cards/merchant-choice-routing.ts';

export const audience = ['facility', 'staff'] as const;
export const manageRights = { anyOf: ['MANAGE_CARD_ROUTING'] } as const;
export const readRights = {
  anyOf: ['MANAGE_CARD_ROUTING', 'VIEW_SETTLEMENT_ACCOUNTS', 'MANAGE_SETTLEMENT_ACCOUNTS'],
} as const;

export const ofAccount = z.strictObject({
  businessId: id().meta({
    title: 'Business ID',
    description: 'A supplier business of the community.',
    examples: [100],
  }),
  accountId: id().meta({
    title: 'Account ID',
    description: 'An AU merchant account of the business.',
    examples: [700_004],
  }),
});

export const ofCommunity = z.strictObject({
  communityId: id().meta({ title: 'Community ID', description: 'The community that is worked in.', examples: [10] }),
});

/** The rule of a scheme. */
export const ruleOf = (scheme: string) =>
  z.enum(routingRules).meta({
    title: `${scheme} rule`,
    description: `Which debit card payments of ${scheme} are routed to eftpos.`,
    examples: ['THRESHOLD_AND_BELOW'],
    'x-form': { options: routingRules.map((value) => ({ value, label: routingRuleTitles[value] })) },
  });

/** The threshold of a scheme as calls return it. */
export const thresholdOf = (scheme: string) =>
  z
    .string()
    .nullable()
    .meta({
      title: `${scheme} threshold amount`,
      description: `Amount that payments of ${scheme} are compared with, surcharge included, in dollars; null where the rule has none.`,
      examples: ['200.00'],
    });

/** The same as users enter it: only the server knows the limits, and a rule without threshold drops it unread. */
export const enteredThreshold = (scheme: string, field: string) =>
  text({ max: 40, min: 0 })
    .nullable()
    .default(null)
    .meta({
      title: `${scheme} threshold amount`,
      description: 'Dollar amount such as 1.00, within the limits of card payments; ignored for ALL and NONE.',
      examples: ['200.00'],
      'x-form': {
        inputMode: 'decimal',
        autocomplete: 'off',
        visibleWhen: { field, in: ['THRESHOLD_AND_ABOVE', 'THRESHOLD_AND_BELOW'] },
        requiredWhen: { field, in: ['THRESHOLD_AND_ABOVE', 'THRESHOLD_AND_BELOW'] },
      },
    });

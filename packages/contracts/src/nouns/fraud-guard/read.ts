import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { paged, pageFields } from '../../kernel/paging.ts';
import { count, id } from '../../kernel/primitives.ts';
import { BUSINESS_RULES_PAGE_SIZE, HIT_DAYS } from '../../rules/fraud-guard/fraud-guard-bounds.ts';
import { fraudReasons } from '../../rules/fraud-guard/fraud-guard-rules.ts';
import { BinAlert } from './bin-alert.ts';
import { BusinessFraudGuardRules } from './business-rules.ts';
import { businessParams, communityParams, reads } from './call-parts.ts';
import { FraudGuardRules } from './fraud-guard-rules.ts';

export { HIT_DAYS };

export const getFacilityRules = contract({
  ...reads,
  name: 'fraudGuard.getFacilityRules',
  path: 'communities/{communityId}/fraud-guard-rules',
  params: communityParams,
  responses: { 200: FraudGuardRules },
  summary: 'Retrieve the fraud guard rules of a facility',
  description: 'The rules of all businesses of the community that have none of their own.',
  spec: ['1C049'],
});

export const getBusinessRules = contract({
  ...reads,
  name: 'fraudGuard.getBusinessRules',
  path: 'communities/{communityId}/fraud-guard-rules/{businessId}',
  params: businessParams,
  responses: { 200: BusinessFraudGuardRules },
  summary: 'Retrieve the fraud guard rules of a business',
  description: '404 where the business has no rules of its own, so that those of the facility apply to it.',
  spec: ['1C051'],
});

export const listBusinessRules = contract({
  ...reads,
  name: 'fraudGuard.listBusinessRules',
  path: 'communities/{communityId}/fraud-guard-rules/businesses',
  params: communityParams,
  query: z.strictObject(pageFields(BUSINESS_RULES_PAGE_SIZE)),
  responses: { 200: paged(BusinessFraudGuardRules, 'Businesses').meta({ id: 'BusinessFraudGuardRulesPage' }) },
  summary: 'List the businesses with fraud guard rules of their own',
  description: 'In the order of their names.',
  spec: ['1C054'],
});

const RuleHits = z
  .strictObject({
    rule: z.enum(fraudReasons).meta({ title: 'Rule', description: 'The rule that payments matched.' }),
    hits: count().meta({ title: 'Hits', description: 'Payments that matched it while it was live.' }),
    shadowHits: count().meta({ title: 'Shadow hits', description: 'Payments that matched it while it ran in shadow.' }),
  })
  .meta({ id: 'FraudGuardRuleHits' });
export type RuleHits = z.output<typeof RuleHits>;

export const countRuleHits = contract({
  ...reads,
  name: 'fraudGuard.countRuleHits',
  path: 'communities/{communityId}/fraud-guard-hits',
  params: communityParams,
  query: z.strictObject({
    businessId: id().optional().meta({ title: 'Business ID', description: 'The payments of this business instead.' }),
  }),
  responses: {
    200: z
      .strictObject({
        items: z.array(RuleHits).meta({ title: 'Rules', description: 'Every rule that was matched.' }),
        checked: count().meta({ title: 'Checked', description: 'Payments that fraud guard checked.' }),
      })
      .meta({ id: 'FraudGuardHitCounts' }),
  },
  errors: ['not-found'],
  summary: 'Count what the fraud guard rules matched',
  description: `Card payments of the last ${HIT_DAYS} days, today included, that matched each rule when they were checked: of the businesses without rules of their own, or of one business. One payment can match several. A test of the same rules counts the same payments.`,
});

export const listBinAlerts = contract({
  ...reads,
  name: 'fraudGuard.listBinAlerts',
  path: 'communities/{communityId}/fraud-guard-alerts',
  params: communityParams,
  responses: {
    200: z
      .strictObject({
        items: z.array(BinAlert).meta({ title: 'Alerts', description: 'The latest first, at most 100.' }),
      })
      .meta({ id: 'BinAlertList' }),
  },
  summary: 'List BIN testing that goes on now',
  description: 'An alert ends 30 minutes after the last sign of BIN testing. Empty where BIN testing is off.',
});

import { page } from '../../pages/page.ts';
import { flag, idParam, optional, pageParam } from '../../pages/search-params.ts';

/** Fraud guard rules of the facility and of businesses (1P011), and the same for staff (1P012 1P013). */
export const fraudGuardPages = [
  page({
    view: 'FraudGuardRulesView',
    title: 'Fraud guard rules',
    scope: 'community',
    area: 'Payments',
    order: 50,
    audience: 'both',
    calls: ['fraudGuard.getFacilityRules'],
    search: { BusinessId: optional(idParam()), add: flag(), page: pageParam() },
    keywords: 'risk bin testing velocity blacklist shadow',
    load: () => import('./fraud-guard-rules.page.tsx'),
  }),
  page({
    view: 'AdminFraudGuardFacilityRulesView',
    title: 'Fraud guard rules of the facility',
    scope: 'community',
    parent: 'FraudGuardRulesView',
    audience: 'staff',
    calls: ['fraudGuard.getFacilityRules'],
    search: { page: pageParam() },
    load: () => import('./admin-fraud-guard-facility-rules.page.tsx'),
  }),
  page({
    view: 'AdminFraudGuardBusinessRulesView',
    title: 'Fraud guard rules of a business',
    scope: 'community',
    parent: 'FraudGuardRulesView',
    audience: 'staff',
    calls: ['fraudGuard.getBusinessRules'],
    search: { BusinessId: optional(idParam()) },
    load: () => import('./business-rules/admin-fraud-guard-business-rules.page.tsx'),
  }),
] as const;

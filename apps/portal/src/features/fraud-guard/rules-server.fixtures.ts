import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import type { PortalServer } from '../../storybook/portal-at.tsx';
import { hitCounts, overridesPage, rulesForm } from './fraud-guard-rules.fixtures.ts';

/** The form of the rules of a facility; of a business its ID follows. */
export const RULES_FORM = 'rest/internal/forms/post/communities/10/fraud-guard-rules';

/** Responds to the pages of rules: of the facility, and of businesses, of which the second can be opened. */
export function respondWithRules(
  server: PortalServer,
  facility: FraudGuardRules,
  businesses: readonly BusinessFraudGuardRules[],
): void {
  const [, opened = businesses[0]] = businesses;
  if (!opened) throw new Error('No business has rules');
  server.respond(RULES_FORM, { data: rulesForm(facility) });
  server.respond(`${RULES_FORM}/${opened.businessId}`, { data: rulesForm(opened) });
  server.respond('fraudGuard.getFacilityRules', { data: facility });
  server.respond('fraudGuard.getBusinessRules', { data: opened });
  server.respond('fraudGuard.listBinAlerts', { data: { items: [] } });
  server.respond('fraudGuard.countRuleHits', { data: hitCounts });
  server.respond('fraudGuard.listBusinessRules', { data: { ...overridesPage, items: businesses } });
}

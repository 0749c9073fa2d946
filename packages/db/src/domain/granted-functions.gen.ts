// Written by `npm run registries`. Who may run the SQL functions of nouns.
import { functions as audit } from '../audit/audit.functions.ts';
import { functions as deliveries } from '../deliveries/deliveries.functions.ts';
import { functions as apiLogs } from '../nouns/api-logs/api-logs.functions.ts';
import { functions as businesses } from '../nouns/businesses/businesses.functions.ts';
import { functions as communities } from '../nouns/communities/communities.functions.ts';
import { functions as customers } from '../nouns/customers/customers.functions.ts';
import { functions as decommission } from '../nouns/decommission/decommission.functions.ts';
import { functions as fraudGuard } from '../nouns/fraud-guard/fraud-guard.functions.ts';
import { functions as fraudReviews } from '../nouns/fraud-reviews/fraud-reviews.functions.ts';
import { functions as matchingRegistrations } from '../nouns/matching-registrations/matching-registrations.functions.ts';
import { functions as paytoAgreements } from '../nouns/payto-agreements/payto-agreements.functions.ts';
import { functions as proposals } from '../nouns/proposals/proposals.functions.ts';
import { functions as sandboxes } from '../nouns/sandboxes/sandboxes.functions.ts';
import { functions as transactions } from '../nouns/transactions/transactions.functions.ts';
import { functions as search } from '../search/search.functions.ts';
import { functions as vault } from '../vault/vault.functions.ts';

export const functionsOfNouns = {
  ...audit,
  ...deliveries,
  ...apiLogs,
  ...businesses,
  ...communities,
  ...customers,
  ...decommission,
  ...fraudGuard,
  ...fraudReviews,
  ...matchingRegistrations,
  ...paytoAgreements,
  ...proposals,
  ...sandboxes,
  ...transactions,
  ...search,
  ...vault,
} as const;

import { useSearch } from '../../pages/search.ts';
import { BusinessRules } from './business-rules/business-rules.tsx';
import { FacilityRules } from './facility-rules.tsx';
import { NewBusinessRules } from './business-rules/new-business-rules.tsx';

/** The rules of the facility, or of the business that the address names. */
// In the specification: 1P011
export default function FraudGuardRulesPage() {
  const { BusinessId, add } = useSearch('FraudGuardRulesView');
  if (BusinessId !== undefined) return <BusinessRules key={BusinessId} businessId={BusinessId} />;
  return add ? <NewBusinessRules /> : <FacilityRules view="FraudGuardRulesView" />;
}

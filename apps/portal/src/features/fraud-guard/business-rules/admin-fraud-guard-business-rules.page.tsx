import { useSearch } from '../../../pages/search.ts';
import { BusinessRules } from './business-rules.tsx';
import { NewBusinessRules } from './new-business-rules.tsx';

/** The rules of a business, for staff; without BusinessId they are added to one. */
// In the specification: 1P013
export default function AdminFraudGuardBusinessRulesPage() {
  const { BusinessId } = useSearch('AdminFraudGuardBusinessRulesView');
  return BusinessId === undefined ? <NewBusinessRules /> : <BusinessRules key={BusinessId} businessId={BusinessId} />;
}

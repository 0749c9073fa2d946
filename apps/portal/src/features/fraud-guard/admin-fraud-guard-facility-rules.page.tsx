import { FacilityRules } from './facility-rules.tsx';

/** The rules of the facility, for staff. */
// In the specification: 1P012
export default function AdminFraudGuardFacilityRulesPage() {
  return <FacilityRules view="AdminFraudGuardFacilityRulesView" title="Fraud guard rules of the facility" />;
}

import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import { businessRulesList } from '@quickportal/contracts/fraud-guard/business-rules-list';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { Ban, Check } from 'lucide-react';
import { editAndDeleteColumn } from '../../layout/actions-column.tsx';
import { listColumns } from '../../layout/list-columns.tsx';

/** What can be done with the rules of a business (1R069). */
export interface BusinessRulesActions {
  onEdit: (rules: BusinessFraudGuardRules) => void;
  onDelete: (rules: BusinessFraudGuardRules) => void;
}

/** The columns of the overrides: BIN testing for staff only (1R068), `actions` for users who may change rules. */
export const businessRulesColumns = (
  isStaff: boolean,
  actions: BusinessRulesActions | null,
): readonly Column<BusinessFraudGuardRules>[] => [
  ...listColumns<BusinessFraudGuardRules, typeof businessRulesList>(businessRulesList, '', {
    enabled: (row) => <RulesBadge isEnabled={row.enabled} />,
  }).filter(({ id }) => isStaff || id !== 'binTestingCode'),
  ...(actions === null ? [] : [editAndDeleteColumn({ ...actions, nameOf: ({ businessName }) => businessName })]),
];

const RulesBadge = ({ isEnabled }: { isEnabled: boolean }) => (
  <Badge tone={isEnabled ? 'success' : 'neutral'} icon={isEnabled ? <Check /> : <Ban />}>
    {isEnabled ? 'Enabled' : 'Disabled'}
  </Badge>
);

import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import { businessRulesList } from '@quickportal/contracts/fraud-guard/business-rules-list';
import type { Column } from '@quickportal/ui/data-table';
import { editAndDeleteColumn } from '../../../layout/list/actions-column.tsx';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { EnabledBadge } from '../enabled-badge.tsx';

/** What can be done with the rules of a business. */
// In the specification: 1R069
export interface BusinessRulesActions {
  onEdit: (rules: BusinessFraudGuardRules) => void;
  onDelete: (rules: BusinessFraudGuardRules) => void;
}

/** The columns of the overrides: BIN testing for staff only, `actions` for users who may change rules. */
// In the specification: 1R068
export const businessRulesColumns = (
  isStaff: boolean,
  actions: BusinessRulesActions | null,
): readonly Column<BusinessFraudGuardRules>[] => [
  ...listColumns<BusinessFraudGuardRules, typeof businessRulesList>(businessRulesList, '', {
    enabled: (row) => <EnabledBadge isEnabled={row.enabled} />,
  }).filter(({ id }) => isStaff || id !== 'binTestingCode'),
  ...(actions === null ? [] : [editAndDeleteColumn({ ...actions, nameOf: ({ businessName }) => businessName })]),
];

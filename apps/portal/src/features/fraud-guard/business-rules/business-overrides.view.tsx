import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import { businessRulesList } from '@quickportal/contracts/fraud-guard/business-rules-list';
import { BUSINESS_RULES_PAGE_SIZE } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { Count } from '@quickportal/ui/count';
import { Plus, ShieldCheck } from 'lucide-react';
import { labelled } from '../../../data/labels.ts';
import { type InnerListProps, ListTable, type RowLinks } from '../../../layout/list/list-table.tsx';
import { type BusinessRulesActions, businessRulesColumns } from './business-rules.entity.tsx';
import { OVERRIDES_ID } from '../read-and-edit-rules/rule-groups.ts';

export interface BusinessOverridesViewProps
  extends InnerListProps<BusinessFraudGuardRules>, Required<RowLinks>, BusinessRulesActions {
  isStaff: boolean;
  canChange: boolean;
  onAdd: () => void;
}

/** The businesses with rules of their own, in the order of their names. */
// In the specification: 1R067
export function BusinessOverridesView(props: BusinessOverridesViewProps) {
  const { isStaff, canChange, onAdd, table } = props;
  const { recordsCount } = table;
  return (
    <Card
      title={
        <span id={OVERRIDES_ID} tabIndex={-1} className="flex items-center gap-2">
          {businessRulesList.title}
          {recordsCount !== undefined && <Count value={recordsCount} />}
        </span>
      }
      actions={
        canChange && (
          <Button size="sm" onClick={onAdd}>
            <Plus />
            {labelled('Add Business Rules')}
          </Button>
        )
      }
    >
      <ListTable<BusinessFraudGuardRules>
        bare
        flush
        of={businessRulesList}
        columns={businessRulesColumns(isStaff, canChange ? props : null)}
        idOf={(row) => row.businessId}
        list={props}
        pageSize={BUSINESS_RULES_PAGE_SIZE}
        empty={{
          icon: <ShieldCheck />,
          title: labelled('No business has rules of its own'),
          text: labelled('The rules of the facility apply to the payments of every business.'),
          level: 3,
        }}
      />
    </Card>
  );
}

import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import type { MatchingRule } from '@quickportal/contracts/matching-rules/matching-rule';
import { matchingRuleList } from '@quickportal/contracts/matching-rules/matching-rule-list';
import { MOST_RULES } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { Button } from '@quickportal/ui/button';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Field } from '@quickportal/ui/field';
import { NativeSelect } from '@quickportal/ui/native-select';
import { ListOrdered, Plus, Route } from 'lucide-react';
import { ListTable, type WholeListProps } from '../../layout/list/list-table.tsx';
import { registrationName } from './matching-registration.dialogs.tsx';
import { type RuleActions, ruleColumns } from './matching-rule.entity.tsx';

export interface MatchingRulesViewProps extends WholeListProps<MatchingRule>, RuleActions {
  /** Registrations whose rules can be shown. */
  registrations: readonly MatchingRegistration[];
  /** The one whose rules are shown. */
  chosen: MatchingRegistration | undefined;
  onChoose: (registrationId: number) => void;
  canChange: boolean;
  onAdd: () => void;
}

/** The rules of a registration, in the order in which they are tried. */
export function MatchingRulesView(props: MatchingRulesViewProps) {
  const { registrations, chosen, onChoose, canChange, onAdd, table } = props;
  if (chosen === undefined)
    return (
      <EmptyState icon={<Route />} title="No registrations yet" level={2}>
        Rules belong to a registration. Add one first.
      </EmptyState>
    );
  const add = canChange && table.rows.length < MOST_RULES && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add Matching Rule
    </Button>
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Registration" className="w-full sm:w-96">
          <NativeSelect
            value={String(chosen.id)}
            onValueChange={(id) => onChoose(Number(id))}
            options={registrations.map((registration) => ({
              value: String(registration.id),
              label: `${registrationName(registration)} · ${registration.business.name}`,
            }))}
          />
        </Field>
        {table.state === 'ready' && add}
      </div>
      <ListTable
        of={matchingRuleList}
        columns={ruleColumns(table.rows, canChange ? props : null)}
        idOf={(row) => row.id}
        list={{ table }}
        empty={{
          icon: <ListOrdered />,
          title: 'No rules yet',
          text: 'Rules match the lines of its statements with invoices, each line by the first rule that fits.',
          action: add || undefined,
        }}
      />
    </div>
  );
}

import type { MatchingRule } from '@quickportal/contracts/matching-rules/matching-rule';
import { matchingRuleList } from '@quickportal/contracts/matching-rules/matching-rule-list';
import {
  canLower,
  canRaise,
  isLocked,
  matchingRuleTexts,
  PINNED_RULE,
} from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { matchingRuleStates, type MatchingRuleStatus } from '@quickportal/contracts/rules/states/reconciliation';
import type { Column } from '@quickportal/ui/data-table';
import { IconButton } from '@quickportal/ui/icon-button';
import { ArrowDown, ArrowUp, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { actionsColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';

const StatusBadge = statusBadge<MatchingRuleStatus>(matchingRuleStates.states);

/** What can be done with a rule. */
export interface RuleActions {
  onMove: (rule: MatchingRule, way: 'raise' | 'lower') => void;
  onSwitch: (rule: MatchingRule) => void;
  onEdit: (rule: MatchingRule) => void;
  onDelete: (rule: MatchingRule) => void;
}

/** The columns of the rules of a registration; `actions` for users who may change them. */
export const ruleColumns = (
  rules: readonly MatchingRule[],
  actions: RuleActions | null,
): readonly Column<MatchingRule>[] => [
  ...listColumns<MatchingRule, typeof matchingRuleList>(matchingRuleList, 'UTC', {
    ruleDescription: ({ ruleCode, ruleDescription }) => ruleDescription || matchingRuleTexts[ruleCode].description,
    enabled: ({ enabled }) => <StatusBadge status={enabled ? 'ENABLED' : 'PAUSED'} />,
  }),
  ...(actions === null ? [] : [actionsColumn((rule: MatchingRule) => <Actions {...{ rule, rules, actions }} />)]),
];

function Actions({
  rule,
  rules,
  actions,
}: {
  rule: MatchingRule;
  rules: readonly MatchingRule[];
  actions: RuleActions;
}) {
  const { ruleCode, orderNumber, ruleName, enabled } = rule;
  const hasPinned = rules.some((other) => other.ruleCode === PINNED_RULE);
  const position = { ruleCode, orderNumber, count: rules.length, hasPinned };
  const locked = isLocked(position);
  return (
    <>
      <IconButton
        label={`Move ${ruleName} up`}
        disabled={!canRaise(position)}
        onClick={() => actions.onMove(rule, 'raise')}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={`Move ${ruleName} down`}
        disabled={!canLower(position)}
        onClick={() => actions.onMove(rule, 'lower')}
      >
        <ArrowDown />
      </IconButton>
      <IconButton
        label={`${enabled ? 'Pause' : 'Resume'} ${ruleName}`}
        disabled={locked}
        onClick={() => actions.onSwitch(rule)}
      >
        {enabled ? <Pause /> : <Play />}
      </IconButton>
      <IconButton label={`Edit ${ruleName}`} disabled={locked} onClick={() => actions.onEdit(rule)}>
        <Pencil />
      </IconButton>
      <IconButton label={`Delete ${ruleName}`} disabled={locked} onClick={() => actions.onDelete(rule)}>
        <Trash2 />
      </IconButton>
    </>
  );
}

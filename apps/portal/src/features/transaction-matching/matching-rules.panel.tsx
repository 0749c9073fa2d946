import type { MatchingRule } from '@quickportal/contracts/matching-rules/matching-rule';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { showDone } from '../../layout/forms/show-done.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { AddRuleDialog, DeleteRuleDialog, EditRuleDialog } from './matching-rule.dialogs.tsx';
import { MatchingRulesView } from './matching-rules.view.tsx';
import { useMatchingRules, useRegistrationChoice } from './transaction-matching.data.ts';

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; rule: MatchingRule };

interface MatchingRulesPanelProps {
  communityId: number;
  /** From the address; the first registration without it. */
  registrationId: number | undefined;
  onChoose: (registrationId: number) => void;
}

/** The rules of one registration, fetched when the tab is opened. */
export function MatchingRulesPanel({ communityId, registrationId, onChoose }: MatchingRulesPanelProps) {
  const [task, setTask] = useState<Task | null>(null);
  const choice = useRegistrationChoice(communityId);
  const registrations = choice.data?.items ?? [];
  const chosen = registrations.find(({ id }) => id === registrationId) ?? registrations[0];
  const rules = useMatchingRules(chosen?.id);
  const canChange = useMay('matchingRules.create');
  const raise = useChange('matchingRules.raise', {
    notice: true,
    onDone: (rule) => showDone('Rule order updated', rule),
  });
  const lower = useChange('matchingRules.lower', {
    notice: true,
    onDone: (rule) => showDone('Rule order updated', rule),
  });
  const pause = useChange('matchingRules.pause', { notice: true, onDone: (rule) => showDone('Rule paused', rule) });
  const resume = useChange('matchingRules.resume', { notice: true, onDone: (rule) => showDone('Rule resumed', rule) });
  const close = () => setTask(null);
  const inputOf = ({ id, version }: MatchingRule) => ({ params: { id }, body: { version } });
  const { data } = rules;
  const table = tableOf<MatchingRule>(
    { ...rules, data: data && { items: [...data], recordsCount: data.length } },
    'Rules',
  );
  if (!choice.data) return null;
  return (
    <>
      <MatchingRulesView
        table={table}
        registrations={registrations}
        chosen={chosen}
        onChoose={onChoose}
        canChange={canChange}
        onAdd={() => setTask({ kind: 'add' })}
        onMove={(rule, way) => ({ raise, lower })[way].make(inputOf(rule))}
        onSwitch={(rule) => (rule.enabled ? pause : resume).make(inputOf(rule))}
        onEdit={(rule) => setTask({ kind: 'edit', rule })}
        onDelete={(rule) => setTask({ kind: 'delete', rule })}
      />
      {task?.kind === 'add' && chosen && <AddRuleDialog registrationId={chosen.id} onClose={close} />}
      {task?.kind === 'edit' && <EditRuleDialog rule={task.rule} onClose={close} />}
      {task?.kind === 'delete' && <DeleteRuleDialog rule={task.rule} onClose={close} />}
    </>
  );
}

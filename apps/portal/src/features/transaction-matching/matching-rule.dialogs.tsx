import type { MatchingRule } from '@quickportal/contracts/matching-rules/matching-rule';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

interface OfRule {
  rule: MatchingRule;
  onClose: () => void;
}

/** Form of a new rule. */
export const AddRuleDialog = ({ registrationId, onClose }: { registrationId: number; onClose: () => void }) => (
  <CallForm
    call="matchingRules.create"
    params={{ id: registrationId }}
    title="Add matching rule"
    submitLabel="Add rule"
    done="Rule added"
    onClose={onClose}
  />
);

/** Form to edit a rule. */
export const EditRuleDialog = ({ rule: { id, ruleCode }, onClose }: OfRule) => (
  <CallForm
    call="matchingRules.update"
    params={{ id }}
    title="Edit matching rule"
    submitLabel="Save"
    fields={
      ruleCode === 'MATCH_TO_AMOUNT_AND_DATE'
        ? ['ruleName', 'ruleDescription', 'tolerance', 'days']
        : ['ruleName', 'ruleDescription', 'tolerance']
    }
    done="Rule saved"
    onClose={onClose}
  />
);

/** Deletes a rule after confirmation. */
export const DeleteRuleDialog = ({ rule, onClose }: OfRule) => (
  <ConfirmChange
    call="matchingRules.delete"
    input={{ params: { id: rule.id }, query: { version: rule.version } }}
    seen={rule}
    {...deleteRuleQuestion(rule)}
    done="Rule deleted"
    onClose={onClose}
  />
);

/** The question asked before a rule is deleted. */
export const deleteRuleQuestion = ({ ruleName }: MatchingRule): Question => ({
  title: `Delete the rule ${ruleName}?`,
  action: 'Delete rule',
  cancel: 'Keep rule',
  children: <p>New lines are no longer matched by it. Matches that it made stay.</p>,
});

import {
  binTestingTitles,
  fraudGuardModeTitles,
  type SwitchableRule,
} from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { ruleSwitches } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { useFormContext, useFormField } from '@quickportal/forms/react/use-form-field';
import { FieldError } from '@quickportal/ui/field';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { Switch } from '@quickportal/ui/switch';
import { EditedRule, type EditedRulesProps } from './edited-rule.tsx';
import { RuleGroupView } from './rule-group.view.tsx';
import { ruleFields, ruleGroups } from './rule-groups.ts';
import { RulesHead } from './rules-head.view.tsx';

/** The rules as the layout of their form: each reads as a sentence with its numbers inside. */
export function RulesLayout(props: EditedRulesProps) {
  const { values, messages, head } = useFormContext();
  const enabled = useFormField('enabled');
  const isOn = (rule: SwitchableRule) => values[ruleSwitches[rule]] === true;
  return (
    <>
      <RulesHead
        isEnabled={enabled.value === true}
        title={<label htmlFor={enabled.control.id}>{enabled.node.title}</label>}
        control={<Switch id={enabled.control.id} value={enabled.value === true} onValueChange={enabled.onChange} />}
        mode={<CodeChoice field="mode" titles={fraudGuardModeTitles} />}
        // The server gives the mode to staff only
        {...(head.values['binTestingCode'] !== undefined && {
          binTesting: <CodeChoice field="binTestingCode" titles={binTestingTitles} />,
        })}
      />
      {ruleGroups.map((group) => (
        <RuleGroupView
          key={group.id}
          group={group}
          on={group.rules.filter(isOn).length}
          hasProblems={group.rules.some((rule) => ruleFields[rule].some((field) => messages.has(field)))}
        >
          {group.rules.map((rule) => (
            <EditedRule key={rule} rule={rule} {...props} />
          ))}
        </RuleGroupView>
      ))}
    </>
  );
}

interface CodeChoiceProps {
  field: 'mode' | 'binTestingCode';
  titles: Readonly<Record<string, string>>;
}

function CodeChoice({ field, titles }: CodeChoiceProps) {
  const { node, value, onChange, messages, errorId, control } = useFormField(field);
  return (
    <>
      <SegmentedControl
        id={control.id}
        label={node.title ?? field}
        options={Object.entries(titles).map(([code, label]) => ({ value: code, label }))}
        value={String(value)}
        onValueChange={onChange}
      />
      {messages.length > 0 && <FieldError id={errorId} messages={messages} />}
    </>
  );
}

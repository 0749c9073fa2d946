import { switchableRuleTitles, type SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { ruleSwitches } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { useFormContext, useFormField } from '@quickportal/forms/react/use-form-field';
import { Button } from '@quickportal/ui/button';
import { FieldError } from '@quickportal/ui/field';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { Switch } from '@quickportal/ui/switch';
import { RuleControl } from './rule-control.tsx';
import { type RuleField, ruleFields } from './rule-groups.ts';
import { type HitCounts, hitsOf, RuleHitsText } from '../rule-hits/rule-hits.tsx';
import { RuleRow } from './rule-row.view.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import { RuleText } from './rule-text.tsx';
import { shadowRulesIn, withRule } from './shadow-rules.ts';
import { usualText } from './usual-text.ts';

export interface EditedRulesProps {
  /** Undefined while they are not known. */
  counts: HitCounts | undefined;
  /** What amounts are compared with where no limit is set; null where too little is known. */
  usualLimit: string | null | undefined;
  /** Takes a rule out of shadow and saves. */
  onMakeLive: (rule: SwitchableRule) => void;
}

const runs = [
  { value: 'live', label: 'Live' },
  { value: 'shadow', label: 'Shadow' },
] as const;

/** A rule in the form: while it is on, with the controls of its values and with how it runs. */
export function EditedRule({ rule, counts, usualLimit, onMakeLive }: EditedRulesProps & { rule: SwitchableRule }) {
  const { messages, values } = useFormContext();
  const title = switchableRuleTitles[rule];
  const { value, control, onChange } = useFormField(ruleSwitches[rule]);
  const shadow = useShadow(rule);
  const isOn = value === true;
  const isInvalid = ruleFields[rule].some((field) => messages.has(field));
  const isShadow = isOn && shadow.isShadow;
  const state = !isOn ? 'off' : values['enabled'] !== true ? 'inactive' : isShadow ? 'shadow' : 'live';
  const hits = hitsOf(counts, rule);
  // A value that is wrong can be mended in a rule that is off, too
  const part = (field: RuleField) =>
    isOn || isInvalid ? <RuleControl field={field} /> : <RuleText field={field} rules={values} />;
  return (
    <RuleRow
      isOn={isOn}
      title={<label htmlFor={control.id}>{title}</label>}
      control={<Switch id={control.id} value={isOn} onValueChange={onChange} />}
      sentence={<RuleSentence rule={rule} renderPart={part} />}
      hits={<RuleHitsText hits={hits} state={state} isInvalid={isInvalid} />}
      choice={
        isOn ? (
          <SegmentedControl
            label={`How ${title} runs`}
            size="sm"
            options={runs}
            value={isShadow ? 'shadow' : 'live'}
            onValueChange={(next) => shadow.onChange(next === 'shadow')}
          />
        ) : undefined
      }
      notes={
        <>
          {ruleFields[rule].map((field) => (
            <FieldMessages key={field} field={field} />
          ))}
          {isOn && rule === 'UNUSUALLY_LARGE_AMOUNT' && <UsualNote usualLimit={usualLimit} />}
          {isShadow && (
            <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
              Shadow: counted, decides nothing.
              {shadow.isSaved && hits && hits.shadowHits > 0 && (
                <Button variant="link" size="sm" onClick={() => onMakeLive(rule)}>
                  Make live
                </Button>
              )}
            </p>
          )}
        </>
      }
    />
  );
}

/** Whether a rule is in shadow, now and as it was saved. */
function useShadow(rule: SwitchableRule) {
  const { head } = useFormContext();
  const { value, onChange } = useFormField('shadowRules');
  return {
    isShadow: shadowRulesIn(value).includes(rule),
    isSaved: shadowRulesIn(head.values['shadowRules']).includes(rule),
    onChange: (isShadow: boolean) => onChange(withRule(value, rule, isShadow)),
  };
}

function FieldMessages({ field }: { field: RuleField }) {
  const { messages, errorId } = useFormField(field);
  return messages.length > 0 && <FieldError id={errorId} messages={messages} />;
}

/** What an amount is compared with while the limit is empty. */
function UsualNote({ usualLimit }: Pick<EditedRulesProps, 'usualLimit'>) {
  const { head, values } = useFormContext();
  const limit = values['unusuallyLargeAmountLimit'];
  if (usualLimit === undefined || (typeof limit === 'string' && limit !== '')) return null;
  return <p className="text-13 text-ink-2">Empty: {usualText(usualLimit, head.currency ?? 'AUD')}</p>;
}

import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import {
  binTestingTitles,
  fraudGuardModeTitles,
  switchableRuleTitles,
  type SwitchableRule,
} from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { ruleSwitches } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { Card } from '@quickportal/ui/card';
import { RuleGroupView } from './rule-group.view.tsx';
import { ruleGroups } from './rule-groups.ts';
import { type HitCounts, hitsOf, RuleHitsText } from '../rule-hits/rule-hits.tsx';
import { RuleRow } from './rule-row.view.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import { RuleText } from './rule-text.tsx';
import { RulesHead } from './rules-head.view.tsx';
import { usualText } from './usual-text.ts';

interface ReadRulesViewProps {
  rules: FraudGuardRules;
  counts: HitCounts | undefined;
  currency: string;
}

/** The rules for users who may only see them: sentences with their values as text. */
export function ReadRulesView({ rules, counts, currency }: ReadRulesViewProps) {
  const { mode, binTestingCode } = rules;
  return (
    <Card>
      <RulesHead
        isEnabled={rules.enabled}
        title="Fraud guard"
        mode={fraudGuardModeTitles[mode]}
        {...(binTestingCode !== null && { binTesting: binTestingTitles[binTestingCode] })}
      />
      {ruleGroups.map((group) => (
        <RuleGroupView key={group.id} group={group} on={group.rules.filter((rule) => rules[ruleSwitches[rule]]).length}>
          {group.rules.map((rule) => (
            <ReadRule key={rule} rule={rule} rules={rules} counts={counts} currency={currency} />
          ))}
        </RuleGroupView>
      ))}
    </Card>
  );
}

function ReadRule({ rule, rules, counts, currency }: ReadRulesViewProps & { rule: SwitchableRule }) {
  const isOn = rules[ruleSwitches[rule]];
  const isShadow = rules.shadowRules.includes(rule);
  const state = !isOn ? 'off' : !rules.enabled ? 'inactive' : isShadow ? 'shadow' : 'live';
  return (
    <RuleRow
      isOn={isOn}
      title={switchableRuleTitles[rule]}
      sentence={
        <RuleSentence
          rule={rule}
          renderPart={(field) => <RuleText field={field} rules={rules} currency={currency} />}
        />
      }
      hits={<RuleHitsText hits={hitsOf(counts, rule)} state={state} />}
      notes={
        <>
          {isOn && rule === 'UNUSUALLY_LARGE_AMOUNT' && rules.unusuallyLargeAmountLimit === null && (
            <p className="text-13 text-ink-2">Compared with {usualText(rules.usualAmountLimit, currency)}</p>
          )}
          {isOn && isShadow && <p className="text-13 text-ink-2">Shadow: counted, decides nothing.</p>}
        </>
      }
    />
  );
}

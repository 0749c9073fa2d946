import { switchableRuleTitles, type SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';

/** The rules in shadow, as a form has them. */
export const shadowRulesIn = (value: unknown): SwitchableRule[] =>
  Array.isArray(value) ? (value as SwitchableRule[]) : [];

/** The rules in shadow with this one among them or not, in the order of the rules, so that taking back leaves no trace. */
export function withRule(value: unknown, rule: SwitchableRule, isShadow: boolean): SwitchableRule[] {
  const listed = shadowRulesIn(value);
  const all = Object.keys(switchableRuleTitles) as SwitchableRule[];
  return all.filter((other) => (other === rule ? isShadow : listed.includes(other)));
}

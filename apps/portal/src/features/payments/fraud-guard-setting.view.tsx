import type { FraudGuardSetting } from '@quickportal/contracts/payments/contracts';
import { fraudGuardRuleTitles } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { Badge } from '@quickportal/ui/badge';
import { Card, CardBody } from '@quickportal/ui/card';

const modes = {
  ACTIVE: { title: 'Active', text: 'Holds payments that match one of these rules.' },
  PASSIVE: { title: 'Passive', text: 'Reports payments that match one of these rules, but takes them.' },
} as const;

/** How fraud guard is set for the business. It tells nothing about the payment that is being entered. */
export function FraudGuardSettingView({ setting: { mode, rules } }: { setting: FraudGuardSetting }) {
  return (
    <Card title="Fraud guard" actions={<Badge outline>{modes[mode].title}</Badge>}>
      <CardBody className="grid gap-2">
        <p>{modes[mode].text}</p>
        <p className="text-13 text-ink-2">{rules.map((rule) => fraudGuardRuleTitles[rule]).join(' · ')}</p>
      </CardBody>
    </Card>
  );
}

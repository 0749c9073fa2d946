import type { FraudGuardSetting } from '@quickportal/contracts/payments/contracts';
import { fraudGuardRuleTitles } from '@quickportal/contracts/rules/fraud-guard-rules';
import { Badge } from '@quickportal/ui/badge';
import { Card, CardBody } from '@quickportal/ui/card';

const modes = {
  ACTIVE: { title: 'Active', text: 'Set to hold a payment that matches one of these rules.' },
  PASSIVE: { title: 'Passive', text: 'Set to report a payment that matches one of these rules; it goes ahead.' },
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

import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { Ban, Pause, Pencil, Play, Undo2 } from 'lucide-react';
import type { PossibleAction, StatusAction } from './agreement-actions.ts';
import { WizardLink } from './wizard-link.tsx';

const icons: Readonly<Record<StatusAction, React.ReactNode>> = {
  recall: <Undo2 />,
  suspend: <Pause />,
  release: <Play />,
  cancel: <Ban />,
};

interface NextStepsProps {
  agreement: Pick<PayToAgreement, 'agreementToken' | 'customerId'>;
  actions: readonly PossibleAction[];
  onChoose: (action: StatusAction) => void;
}

/** What an officer can do about an agreement, and why the rest is not possible: what is possible comes first. */
export function NextSteps({ agreement, actions, onChoose }: NextStepsProps) {
  const possible = actions.filter(({ refusal }) => refusal === null);
  const refused = actions.filter(({ refusal }) => refusal !== null);
  return (
    <Card dense title="What you can do">
      <ul className="grid">
        {possible.map(({ action, title, effect }) => (
          <li key={action} className="grid gap-1.5 border-b border-line-soft px-4 py-3 last:border-b-0">
            {action === 'amend' ? (
              <AmendLink agreement={agreement} />
            ) : (
              <Button
                className="justify-self-start"
                variant={action === 'cancel' || action === 'recall' ? 'dangerQuiet' : 'secondary'}
                onClick={() => onChoose(action)}
              >
                {icons[action]}
                {title} agreement
              </Button>
            )}
            <span className="text-13 text-ink-2">{effect}</span>
          </li>
        ))}
        {refused.map(({ action, title, refusal }) => (
          <li key={action} className="grid gap-0.5 border-b border-line-soft px-4 py-2.5 text-13 last:border-b-0">
            <span className="text-ink-2">{title}: not possible</span>
            <span className="text-ink-2">{refusal}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const AmendLink = ({ agreement: { agreementToken, customerId } }: Pick<NextStepsProps, 'agreement'>) => (
  <Button asChild className="justify-self-start">
    <WizardLink to="AmendPayToAgreementView" search={{ agreementToken, customerId }}>
      <Pencil />
      Amend agreement
    </WizardLink>
  </Button>
);

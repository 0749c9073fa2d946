import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { Card } from '@quickportal/ui/card';
import { Ban, Banknote, Pause, Pencil, Play, Undo2 } from 'lucide-react';
import { PageAction } from '../../../layout/page/page-action.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import type { PossibleAction, StatusAction } from './agreement-actions.ts';

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
  const refused = Map.groupBy(
    actions.filter(({ refusal }) => refusal !== null),
    ({ refusal }) => refusal,
  );
  return (
    <Card dense title="What you can do">
      <ul className="grid">
        {possible.map((action) => (
          <li key={action.action} className="grid gap-1.5 border-b border-line-soft px-4 py-3 last:border-b-0">
            <ActionButton agreement={agreement} possible={action} onChoose={onChoose} />
            <span className="text-13 text-ink-2">{action.effect}</span>
          </li>
        ))}
        {[...refused].map(([refusal, group]) => (
          <li key={refusal} className="grid gap-0.5 border-b border-line-soft px-4 py-2.5 text-13 last:border-b-0">
            <span className="text-ink-2">{listed(group.map(({ title }) => title))}: not possible</span>
            <span className="text-ink-2">{refusal}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** "Amend, recall and cancel". */
function listed([first = '', ...titles]: readonly string[]): string {
  const others = titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1));
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}

type ActionButtonProps = Pick<NextStepsProps, 'agreement' | 'onChoose'> & { possible: PossibleAction };

function ActionButton({ agreement, possible: { action, title }, onChoose }: ActionButtonProps) {
  const { agreementToken, customerId } = agreement;
  if (action === 'pay')
    return (
      <PageAction action="Take payment" asChild variant="primary" className="justify-self-start">
        <PageLink to="PayToPaymentView" search={{ agreementToken }} aria-keyshortcuts="p">
          <Banknote />
          Take payment
        </PageLink>
      </PageAction>
    );
  if (action === 'amend')
    return (
      <PageAction action="Amend agreement" asChild className="justify-self-start">
        <PageLink to="AmendPayToAgreementView" search={{ agreementToken, customerId: customerId ?? 0 }}>
          <Pencil />
          Amend agreement
        </PageLink>
      </PageAction>
    );
  return (
    <PageAction
      action={`${title} agreement`}
      className="justify-self-start"
      variant={action === 'cancel' || action === 'recall' ? 'dangerQuiet' : 'secondary'}
      onClick={() => onChoose(action)}
    >
      {icons[action]}
      {title} agreement
    </PageAction>
  );
}

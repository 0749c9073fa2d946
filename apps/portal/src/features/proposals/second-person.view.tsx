import type { DualAuthorisation } from '@quickportal/contracts/dual-authorisation/dual-authorisation';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { StatusWordBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface SecondPersonProps {
  dualAuthorisation: DualAuthorisation;
  /** Whether the user may switch it. */
  canSwitch: boolean;
  onSwitch: () => void;
}

const names = new Intl.ListFormat('en-AU');

/** Whether settings of the community need a second person, and who could be one. */
export function SecondPerson({ dualAuthorisation, canSwitch, onSwitch }: SecondPersonProps) {
  const { isOn, approvers, pendingProposalId } = dualAuthorisation;
  const hasTwo = approvers.length > 0;
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-14 font-strong">Settings need a second person</h2>
            <StatusWordBadge word={isOn ? 'On' : 'Off'} />
          </div>
          <p className="mt-0.5 text-13 text-ink-2">
            {hasTwo
              ? `${names.format(approvers.map(({ fullName }) => fullName))} can approve for one another.`
              : 'No two users of the facility can approve for each other yet.'}
          </p>
        </div>
        {pendingProposalId === null
          ? canSwitch &&
            (isOn || hasTwo) && (
              <Button size="sm" onClick={onSwitch}>
                {isOn ? 'Ask to switch off' : 'Switch on'}
              </Button>
            )
          : isOn && (
              <Button asChild size="sm">
                <PageLink to="ApprovalsView" search={{ ProposalId: pendingProposalId }}>
                  Open request to switch off
                </PageLink>
              </Button>
            )}
      </CardBody>
    </Card>
  );
}

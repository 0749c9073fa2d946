import type { CheckColour } from '@quickportal/contracts/decommission/activity-check';
import { DECOMMISSIONED } from '@quickportal/contracts/decommission/decommissioned';
import type { DecommissionCommunity, DecommissionInfo } from '@quickportal/contracts/decommission/decommission-info';
import { Alert } from '@quickportal/ui/alert';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { DateOnly } from '@quickportal/ui/date-time';
import { labelled } from '../../data/labels.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { decommissionChecks, isBlocked, type DecommissionCheck } from './decommission-checks.ts';

export interface DecommissionCommunityViewProps {
  community: DecommissionCommunity;
  info: DecommissionInfo;
  /** The service message of a decommission that was made here; null before. */
  serviceMessageId: number | null;
  onDecommission: () => void;
}

const looks = {
  green: { tone: 'success', word: 'Fine' },
  orange: { tone: 'warning', word: 'Look' },
  red: { tone: 'danger', word: 'Stop' },
} as const satisfies Record<CheckColour, { tone: string; word: string }>;

/** What is looked at before a community is decommissioned, and the way to do so. */
// In the specification: 3P030
export function DecommissionCommunityView(props: DecommissionCommunityViewProps) {
  const { community, info, serviceMessageId, onDecommission } = props;
  const blocked = isBlocked(info);
  return (
    <PageStack>
      <PageHeader
        title="Decommission Community"
        subtitle={`The end of ${community.communityName} (${community.communityCode}). It cannot be undone.`}
        actions={
          <Button variant="danger" onClick={onDecommission} disabled={blocked}>
            {community.enabled ? 'Decommission' : 'Decommission again'}
          </Button>
        }
      />
      {!community.enabled && (
        <Alert tone="success" title={DECOMMISSIONED}>
          {serviceMessageId === null ? (
            'Its data can still be read by staff.'
          ) : (
            <>
              Service message{' '}
              <PageLink to="ServiceMessageDetailView" search={{ serviceMessageId }} className="underline">
                {serviceMessageId}
              </PageLink>{' '}
              cancels what was not sent yet.
            </>
          )}
        </Alert>
      )}
      {blocked && (
        <Alert tone="danger" title="Enabled PayTo and PayID accounts must be disabled manually first.">
          {labelled('Each of them is on the page PayTo accounts or PayID biller accounts of its business.')}
        </Alert>
      )}
      <Card title="Checks">
        <ul>
          {decommissionChecks(info).map((check) => (
            <Check key={check.title} {...check} />
          ))}
        </ul>
      </Card>
    </PageStack>
  );
}

function Check({ title, colour, text, date, communities = [], page }: DecommissionCheck) {
  const { tone, word } = looks[colour];
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3 border-b border-line-soft px-5 py-3 last:border-b-0">
      <Badge tone={tone} className="justify-self-start">
        {word}
      </Badge>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <span className="font-medium">{title}</span>
        <span className="text-ink-2">
          {text}
          {date !== undefined && (
            <>
              , on <DateOnly value={date} />
            </>
          )}
          {communities.map(({ communityId, communityName, communityCode }) => (
            <span key={communityId} className="block text-ink">
              {communityName} <span className="font-mono text-12">{communityCode}</span>
            </span>
          ))}
          {page && (
            <PageLink to={page.view} className="ml-2 underline">
              {page.label}
            </PageLink>
          )}
        </span>
      </div>
    </li>
  );
}

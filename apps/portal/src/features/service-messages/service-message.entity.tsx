import { serviceMessageStates, type ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import type { ServiceMessage, ServiceMessageDirection } from '@quickportal/contracts/service-messages/service-message';
import { Badge } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Check, Clock, RefreshCw, Send, X } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';

const statusIcons: Record<ServiceMessageStatus, React.ReactNode> = {
  QUEUED: <Clock />,
  SENDING: <Send />,
  RETRYING: <RefreshCw />,
  DELIVERED: <Check />,
  FAILED: <X />,
};

/** How far a message has come, in a word. */
export function ServiceMessageStatusBadge({ status }: { status: ServiceMessageStatus }) {
  const { title, tone } = serviceMessageStates.states[status];
  return (
    <Badge tone={tone} icon={statusIcons[status]}>
      {title}
    </Badge>
  );
}

/** Which way messages go, in words. */
export const directionTexts: Readonly<Record<ServiceMessageDirection, string>> = {
  INTERNAL: 'Internal',
  INBOUND: 'Inbound',
  OUTBOUND: 'Outbound',
};

/** Where a message belongs that no community owns. */
export const PLATFORM = 'All communities';

type About = Pick<ServiceMessage, 'objectType' | 'objectId'>;

const aboutText = ({ objectType, objectId }: About): string | null =>
  objectType === null ? null : `${objectType.replaceAll(/[_-]/g, ' ')} ${objectId ?? ''}`.trim();

/** What a message is about, with a link where this product has a page for it and the community is the one worked in. */
export function AboutLink({ message, isHere }: { message: About; isHere: boolean }) {
  const { objectType, objectId } = message;
  const words = aboutText(message);
  const capital = words && words[0]?.toUpperCase() + words.slice(1);
  if (isHere && objectType === 'customer' && objectId !== null) {
    return (
      <PageLink to="CustomerDetailsView" search={{ CustomerId: objectId }}>
        {capital}
      </PageLink>
    );
  }
  return capital;
}

/** The columns of the list; the community only where there are several. */
export function serviceMessageColumns(timeZone: string, everywhere: boolean): readonly Column<ServiceMessage>[] {
  const community: Column<ServiceMessage> = {
    id: 'communityName',
    header: 'Community',
    maxWidth: '14rem',
    cell: (row) => row.communityName ?? <span className="text-ink-2">{PLATFORM}</span>,
  };
  return [
    { id: 'summary', header: 'Message', lead: true, maxWidth: '20rem', cell: (row) => row.summary || row.doctypeCode },
    {
      id: 'status',
      header: 'Status',
      corner: true,
      cell: (row) => <ServiceMessageStatusBadge status={row.status} />,
    },
    { id: 'doctypeCode', header: 'Kind', mono: true, maxWidth: '17rem', cell: (row) => row.doctypeCode },
    ...(everywhere ? [community] : []),
    { id: 'direction', header: 'Direction', rank: 3, cell: (row) => directionTexts[row.direction] },
    { id: 'about', header: 'About', rank: 3, defaultVisible: false, cell: aboutText },
    { id: 'attempts', header: 'Attempts', align: 'end', rank: 3, cell: (row) => row.attempts },
    {
      id: 'createdAt',
      header: 'Created',
      cell: (row) => <DateTime value={row.createdAt} timeZone={timeZone} show="date-time" />,
    },
    {
      id: 'serviceMessageId',
      header: 'Message ID',
      mono: true,
      rank: 3,
      defaultVisible: false,
      cell: (row) => row.serviceMessageId,
    },
  ];
}

import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import type { ServiceMessage } from '@quickportal/contracts/service-messages/service-message';
import { serviceMessageList } from '@quickportal/contracts/service-messages/service-message-list';
import type { Column } from '@quickportal/ui/data-table';
import { sentenceCase } from '@quickportal/ui/label-case';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';

/** How far a message has come, in a word. */
export const ServiceMessageStatusBadge = statusBadge(serviceMessageStates.states);

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
export const serviceMessageColumns = (timeZone: string, everywhere: boolean): readonly Column<ServiceMessage>[] =>
  listColumns<ServiceMessage, typeof serviceMessageList>(serviceMessageList, timeZone, {
    summary: (row) => row.summary || sentenceCase(row.doctypeCode),
    doctypeCode: (row) => sentenceCase(row.doctypeCode),
    status: (row) => <ServiceMessageStatusBadge status={row.status} />,
    communityName: (row) => row.communityName ?? <span className="text-ink-2">{PLATFORM}</span>,
    about: aboutText,
  }).filter(({ id }) => everywhere || id !== 'communityName');

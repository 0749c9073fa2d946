import type { PayToTimelineEntry, PayToTimelineLane } from '@quickportal/contracts/payto-agreements/payto-timeline';
import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import { DateTime } from '@quickportal/ui/date-time';
import { Timeline, TimelineItem } from '@quickportal/ui/timeline';
import { TimelineActor } from '../../../layout/timeline-actor.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { timelineNow } from './timeline-now.ts';
import { TermChanges } from '../term-changes.view.tsx';
import { TimeToRespond } from '../time-to-respond.view.tsx';

const laneTitles: Readonly<Record<PayToTimelineLane, string>> = {
  PAYER: 'Payer’s bank',
  PAYEE: 'Your side',
  SYSTEM: 'System',
};

interface AgreementTimelineProps {
  agreement: PayToAgreementDetails;
  /** The amendment that the payer has yet to decide. */
  waiting: PayToAmendment | null;
  /** The newest first. */
  entries: readonly PayToTimelineEntry[];
  /** Whether these are the newest, which the standing of now comes before. */
  isFirstPage: boolean;
  timeZone: string;
  canManage: boolean;
  /** Whether the user may open transactions. */
  linksToReceipts: boolean;
}

/** What the payer's bank, your side and the platform did, in three lanes, and what can be done now. */
export function AgreementTimeline(props: AgreementTimelineProps) {
  const { agreement, entries, isFirstPage, timeZone, linksToReceipts } = props;
  return (
    <Timeline lanes={Object.values(laneTitles)}>
      {isFirstPage && <NowItem {...props} />}
      {entries.map((entry, place) => (
        <TimelineItem
          // Entries have no id; their order is what they are
          // oxlint-disable-next-line react/no-array-index-key
          key={`${place} ${entry.at} ${entry.title}`}
          lane={laneTitles[entry.lane]}
          tone={entry.tone}
          title={<span className={entry.tone === 'plain' ? '' : 'font-medium'}>{entry.title}</span>}
          when={
            <>
              <DateTime value={entry.at} timeZone={timeZone} show="date-time" />
              <TimelineActor actor={entry.actor} />
            </>
          }
        >
          {entry.changes.length > 0 && <TermChanges dense changes={entry.changes} />}
          {entry.text !== '' && <span className="text-ink-2">{entry.text}</span>}
          {entry.respondBy !== null && <TimeToRespond respondBy={entry.respondBy} readAt={agreement.readAt} />}
          {entry.receiptNumber !== null && linksToReceipts && (
            <PageLink className="w-fit" to="TransactionDetailView" search={{ ReceiptNumber: entry.receiptNumber }}>
              Receipt {entry.receiptNumber}
            </PageLink>
          )}
        </TimelineItem>
      ))}
    </Timeline>
  );
}

/** How it stands, whose turn it is, and what an officer can do about it. */
function NowItem({ agreement, waiting, canManage }: AgreementTimelineProps) {
  const now = timelineNow(agreement, { waiting, canManage });
  if (now === null) return null;
  return (
    <TimelineItem
      lane={laneTitles[now.lane]}
      tone="now"
      title={<span className="font-medium">Now: {now.title}</span>}
      when={now.consequence}
    >
      {agreement.respondBy !== null && <TimeToRespond respondBy={agreement.respondBy} readAt={agreement.readAt} />}
      {now.possible !== '' && <span>{now.possible}</span>}
    </TimelineItem>
  );
}

import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { Timeline, TimelineItem } from '@quickportal/ui/timeline';
import { TimelineActor } from '../../layout/timeline-actor.tsx';
import { PageLink } from '../../pages/page-link.tsx';

interface TransactionLifeProps {
  transaction: Pick<TransactionDetails, 'timeline' | 'status' | 'batch'>;
  timeZone: string;
}

/** What happened to a payment or refund, oldest first, and what comes next. */
export function TransactionLife({ transaction, timeZone }: TransactionLifeProps) {
  return (
    <Timeline>
      {transaction.timeline.map(({ at, kind, tone, actor, title, text, receiptNumber }, place) => (
        <TimelineItem
          // Entries have no id; their order is what they are
          // oxlint-disable-next-line react/no-array-index-key
          key={`${place} ${kind} ${at}`}
          tone={tone}
          title={<span className={tone === 'plain' ? '' : 'font-medium'}>{title}</span>}
          when={
            <>
              <DateTime value={at} timeZone={timeZone} show="date-time" />
              <TimelineActor actor={actor} />
            </>
          }
        >
          {text !== '' && <span className="text-ink-2">{text}</span>}
          {receiptNumber !== null && (
            <PageLink className="w-fit" to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }}>
              Refund {receiptNumber}
            </PageLink>
          )}
        </TimelineItem>
      ))}
      <NextItem transaction={transaction} timeZone={timeZone} />
    </Timeline>
  );
}

/** What it waits for, where that has a date. */
function NextItem({ transaction: { status, batch }, timeZone }: TransactionLifeProps) {
  if (batch === null || batch.status === 'SETTLED') return null;
  if (status === 'PENDING' && batch.closesAt !== null)
    return (
      <TimelineItem
        title="Goes to the bank at the cut-off"
        when={<DateTime value={batch.closesAt} timeZone={timeZone} show="date-time" />}
      />
    );
  if (status !== 'APPROVED' && status !== 'REFUNDED') return null;
  return <TimelineItem title="Settles" when={<DateOnly value={batch.settlementDate} />} />;
}

import type { GadgetAuditEntry, GadgetUser } from '@quickportal/contracts/dashboard/contracts';
import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import type { ServiceMessage } from '@quickportal/contracts/service-messages/service-message';
import { CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { sentenceCase } from '@quickportal/ui/label-case';
import { StackedByDay } from '@quickportal/ui/stacked-by-day';
import { Eye } from 'lucide-react';
import { statusBadge, StatusWordBadge } from '../../layout/status-badge.tsx';
import { statusSeries } from '../../layout/status-series.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { Gadget, type GadgetData, GadgetList } from './gadget.tsx';

interface Page<R> {
  items: R[];
  recordsCount: number;
  currentPage: number;
  pageSize: number;
}

/** A gadget with pages of rows. */
export interface ListGadget<R> extends GadgetData<Page<R>> {
  onPageChange: (page: number) => void;
}

export interface SummaryDay {
  date: string;
  approved: number;
  declined: number;
  other: number;
}

export interface GadgetsViewProps {
  /** Those that the user has no right to are left out. */
  transactions?: GadgetData<{ items: SummaryDay[] }> | undefined;
  serviceMessages?: ListGadget<ServiceMessage> | undefined;
  auditHistory?: ListGadget<GadgetAuditEntry> | undefined;
  users?: (ListGadget<GadgetUser> & { text: string; onTextChange: (text: string) => void }) | undefined;
  mayViewAs: boolean;
  timeZone: string;
}

const series = [
  { id: 'approved', label: 'Approved' },
  statusSeries('declined', 'Declined'),
  { id: 'other', label: 'Other', tone: 'neutral' },
] as const;
const quiet = 'text-13 text-ink-2';

/** The gadgets of staff: each loads and fails without the others. */
// In the specification: 1P021
export const GadgetsView = ({
  transactions,
  serviceMessages,
  auditHistory,
  users,
  mayViewAs,
  timeZone,
}: GadgetsViewProps) => (
  <section aria-label="Gadgets" className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <div className="grid gap-4">
      {transactions && (
        <Gadget title="Transaction Summary" note="Last 7 days" {...transactions}>
          {({ items }) => <TransactionDays days={items} />}
        </Gadget>
      )}
      {serviceMessages && (
        <Gadget title="Service Message Summary" note="Last 30 days" {...serviceMessages}>
          {(page) => (
            <GadgetList
              page={page}
              onPageChange={serviceMessages.onPageChange}
              label="Pages of service messages"
              none="No service messages in the last 30 days."
              keyOf={({ serviceMessageId }) => serviceMessageId}
              renderRow={(message) => <MessageRow message={message} timeZone={timeZone} />}
            />
          )}
        </Gadget>
      )}
    </div>
    <div className="grid gap-4">
      {users && (
        <Gadget
          title="Users"
          search={{ label: 'Find a user', text: users.text, onTextChange: users.onTextChange }}
          {...users}
        >
          {(page) => (
            <GadgetList
              page={page}
              onPageChange={users.onPageChange}
              label="Pages of users"
              none="No user found. Try another name."
              keyOf={({ systemUserId }) => systemUserId}
              renderRow={(user) => <UserRow user={user} mayViewAs={mayViewAs} />}
            />
          )}
        </Gadget>
      )}
      {auditHistory && (
        <Gadget title="Audit History" note="Past 30 days" {...auditHistory}>
          {(page) => (
            <GadgetList
              page={page}
              onPageChange={auditHistory.onPageChange}
              label="Pages of the audit history"
              none="No administrator changed anything in the past 30 days."
              keyOf={({ id }) => id}
              renderRow={(entry) => <EntryRow entry={entry} timeZone={timeZone} />}
            />
          )}
        </Gadget>
      )}
    </div>
  </section>
);

function TransactionDays({ days }: { days: readonly SummaryDay[] }) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  return (
    <CardBody>
      <StackedByDay
        label={`Transactions by day, ${first.date} to ${last.date}. The table below has the numbers.`}
        series={series}
        days={days.map(({ date, ...values }) => ({ date, values }))}
        from={first.date}
        to={last.date}
        today={last.date}
        emptyText="No transactions in the last 7 days."
      />
    </CardBody>
  );
}

const MessageStatusBadge = statusBadge(serviceMessageStates.states);

function MessageRow({ message, timeZone }: { message: ServiceMessage; timeZone: string }) {
  return (
    <>
      <div className="min-w-0">
        <PageLink to="ServiceMessageDetailView" search={{ serviceMessageId: message.serviceMessageId }}>
          {sentenceCase(message.doctypeCode)} {message.serviceMessageId}
        </PageLink>
        <p className={quiet}>
          {message.communityName ?? 'All communities'}, <DateTime value={message.createdAt} timeZone={timeZone} />
        </p>
      </div>
      <MessageStatusBadge status={message.status} />
    </>
  );
}

function UserRow({ user, mayViewAs }: { user: GadgetUser; mayViewAs: boolean }) {
  return (
    <>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{user.fullName}</p>
        <p className={quiet}>
          {user.loginName}, {user.communityName}
        </p>
      </div>
      {mayViewAs &&
        (user.canViewAs ? (
          <PageLink
            to="ViewAsView"
            search={{ query: user.loginName }}
            aria-label={`View as ${user.fullName}`}
            className="inline-flex items-center gap-1.5 text-13"
          >
            <Eye aria-hidden="true" className="size-4" />
            View as
          </PageLink>
        ) : (
          <span className={quiet}>No portal user</span>
        ))}
    </>
  );
}

const outcomeTitles = { SUCCESS: null, REFUSED: 'Refused', FAILED: 'Failed' } as const;

function EntryRow({ entry, timeZone }: { entry: GadgetAuditEntry; timeZone: string }) {
  const outcome = outcomeTitles[entry.outcome];
  return (
    <>
      <div className="min-w-0">
        <p className="wrap-anywhere">{entry.description}</p>
        <p className={quiet}>
          {[entry.userName, entry.communityName].filter(Boolean).join(', ')},{' '}
          <DateTime value={entry.eventDate} timeZone={timeZone} />
        </p>
      </div>
      {outcome && <StatusWordBadge word={outcome} />}
    </>
  );
}

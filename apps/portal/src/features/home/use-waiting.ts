import { shownInline } from '../../data/connection/query-client.ts';
import type { Session } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { may } from '../../data/calls/use-may.ts';
import { accessTo } from '../../pages/access.ts';
import { pageOf, type PageName } from '../../pages/page-list.ts';
import { listOf, type Waiting } from './waiting.ts';

interface CountQuery {
  data: number | undefined;
  error: unknown;
  refetch: () => unknown;
}

type Words = Pick<Waiting, 'title' | 'about' | 'none' | 'tone'>;

const recordsCount = { select: (list: { recordsCount: number }) => list.recordsCount, ...shownInline };
/** Counted without reading a row. */
const counted = { pageSize: 0 };

/** What waits for a user: the lists that they may open, and how much each of them holds. */
export function useWaiting(session: Session): Waiting[] {
  const opens = (view: PageName, isAllowed: boolean) => isAllowed && accessTo(pageOf(view), session) === 'open';
  const enabled = {
    approvals: opens('ApprovalsView', may(session, 'proposals.count')),
    reviews: opens('FraudReviewView', may(session, 'fraudReviews.list')),
    schedules: opens('RecurringPaymentsView', may(session, 'recurringPayments.search')),
    unknown: opens('TransactionSearchView', may(session, 'transactions.search')),
    cards: opens('ExpiringCardsView', may(session, 'customerAccounts.listExpiringCards')),
    files: opens('FilesView', may(session, 'uploadedFiles.list')),
    agreements: opens('PayToAgreementsView', may(session, 'paytoAgreements.search')),
    messages: opens('ServiceMessageSummaryView', may(session, 'serviceMessages.list')),
    endpoints: opens('WebhooksView', may(session, 'webhooks.list')),
  };
  const approvals = trpc.proposals.count.useQuery(undefined, {
    enabled: enabled.approvals,
    select: ({ waiting }) => waiting,
    ...shownInline,
  });
  const schedules = trpc.recurringPayments.search.useQuery(
    { query: { status: ['FAILED'], ...counted } },
    { enabled: enabled.schedules, ...recordsCount },
  );
  const reviews = trpc.fraudReviews.list.useQuery({ query: counted }, { enabled: enabled.reviews, ...recordsCount });
  const unknown = trpc.transactions.search.useQuery(
    { query: { outcome: 'UNKNOWN', ...counted } },
    { enabled: enabled.unknown, ...recordsCount },
  );
  const cards = trpc.customerAccounts.listExpiringCards.useQuery(
    { query: { show: 'EXPIRING', ...counted } },
    { enabled: enabled.cards, ...recordsCount },
  );
  const files = trpc.uploadedFiles.list.useQuery(
    { query: { errors: 'OPEN', ...counted } },
    { enabled: enabled.files, ...recordsCount },
  );
  const agreements = trpc.paytoAgreements.search.useQuery(
    { body: { status: ['PENDING'], ...counted } },
    { enabled: enabled.agreements, ...recordsCount },
  );
  const messages = trpc.serviceMessages.list.useQuery(
    { query: { status: ['FAILED'], ...counted } },
    { enabled: enabled.messages, ...recordsCount },
  );
  const endpoints = trpc.webhooks.list.useQuery(
    { query: { status: ['FAILING'] } },
    { enabled: enabled.endpoints, select: ({ items }) => items.length, ...shownInline },
  );
  /** What to do about it, for those who may; the others read how things stand. */
  const aboutFor = (isAllowed: boolean, act: string, otherwise: string) => (isAllowed ? act : otherwise);
  const item = (isOffered: boolean, query: CountQuery, list: ReturnType<typeof listOf>, words: Words): Waiting[] =>
    isOffered
      ? [
          {
            ...words,
            ...list,
            count: query.data,
            failed: query.error !== null && query.data === undefined,
            onRetry: () => void query.refetch(),
          },
        ]
      : [];
  return [
    ...item(enabled.approvals, approvals, listOf('ApprovalsView', {}), {
      title: 'Waiting for your approval',
      about: 'Approve or reject them before they expire',
      none: 'no approvals',
      tone: 'info',
    }),
    ...item(enabled.reviews, reviews, listOf('FraudReviewView', {}), {
      title: 'Suspended payments',
      about: aboutFor(
        may(session, 'fraudReviews.approve'),
        'Approve them to send them to the bank, or decline them',
        'They wait for a user who may approve them',
      ),
      none: 'no suspended payments',
      tone: 'warning',
    }),
    ...item(enabled.unknown, unknown, listOf('TransactionSearchView', { outcome: 'UNKNOWN' }), {
      title: 'Payments with unknown outcome',
      about: 'Do not take them again; the portal keeps checking',
      none: 'no payments with unknown outcome',
      tone: 'danger',
    }),
    ...item(enabled.schedules, schedules, listOf('RecurringPaymentsView', { status: ['FAILED'] }), {
      title: 'Failed schedules',
      about: aboutFor(
        may(session, 'recurringPayments.resume'),
        'Correct the account, then resume the schedule',
        'They take no payments until they are resumed',
      ),
      none: 'no failed schedules',
      tone: 'danger',
    }),
    ...item(enabled.files, files, listOf('FilesView', { errors: 'OPEN' }), {
      title: 'Files with errors',
      about: aboutFor(
        may(session, 'uploadedFiles.cancel'),
        'Correct the lines and upload them again, or dismiss the errors',
        'Some of their lines were not processed',
      ),
      none: 'no files with errors',
      tone: 'danger',
    }),
    ...item(enabled.cards, cards, listOf('ExpiringCardsView', {}), {
      title: 'Cards that expire within 60 days',
      about: aboutFor(
        may(session, 'customerAccounts.update'),
        'Ask the customers for their new cards',
        'Payments from them fail then',
      ),
      none: 'no cards that expire soon',
      tone: 'warning',
    }),
    ...item(enabled.agreements, agreements, listOf('PayToAgreementsView', { status: ['PENDING'] }), {
      title: 'Agreements waiting for the payer',
      about: 'The payers have five days to decide at their bank',
      none: 'no agreements waiting for the payer',
      tone: 'info',
    }),
    ...item(enabled.messages, messages, listOf('ServiceMessageSummaryView', { status: ['FAILED'] }), {
      title: 'Failed service messages',
      about: aboutFor(
        may(session, 'serviceMessages.resend'),
        'Of the last 30 days; send them again once the cause is removed',
        'Of the last 30 days',
      ),
      none: 'no failed service messages',
      tone: 'danger',
    }),
    ...item(enabled.endpoints, endpoints, listOf('WebhooksView', { endpointStatus: ['FAILING'] }), {
      title: 'Failing webhook endpoints',
      about: 'Their last attempt failed and is repeated',
      none: 'no failing webhook endpoints',
      tone: 'danger',
    }),
  ];
}

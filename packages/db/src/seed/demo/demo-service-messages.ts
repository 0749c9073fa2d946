import type { ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';
import { REPORT_DAYS_TO_WRITE } from './demo-report-schedules.ts';
import { dayIn, instant, type Day } from './demo-days.ts';
import { zoneOf, type DemoPayment } from './transactions/demo-payment.ts';
import { receiptOf } from './transactions/demo-transactions.ts';
import { randomFrom } from '../random.ts';
import { insertDemoBankrecRuns } from './reconciliation/demo-bankrec-runs.ts';

interface Message {
  communityId: number;
  businessId: number | null;
  doctype: string;
  direction: 'INTERNAL' | 'INBOUND' | 'OUTBOUND';
  status: ServiceMessageStatus;
  summary: string;
  about: readonly [type: string, id: number] | null;
  parameters: object;
  error: string;
  attempts: number;
  at: Date;
}

const minute = 60_000;
const UNWRITTEN = 'It could not be sent in time. No further attempt follows.';

/** Service messages of the last 90 days: nightly reports and files, notices about payments, and some that are under way or failed. */
export async function insertDemoServiceMessages(
  owner: Client,
  payments: readonly DemoPayment[],
  now: Date,
): Promise<void> {
  const messages = [1, 10, 20].flatMap((communityId) => [
    ...nightly(communityId, now),
    ...notices(
      communityId,
      payments.filter(({ customer }) => customer.communityId === communityId),
      now,
    ),
  ]);
  const rows = messages.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(messageRow);
  await insertRows(
    owner,
    'app.service_message',
    rows.map((row, index) => ({ id: 8_000_001 + index, ...row })),
  );
  await insertDemoBankrecRuns(owner, 8_000_001 + rows.length, now);
}

const plain = { businessId: null, about: null, error: '', attempts: 1 } as const;

/** The reports and files that run by themselves: daily at 1:30, and monthly on the 1st. */
function nightly(communityId: number, now: Date): Message[] {
  const zone = zoneOf(communityId === 20 ? 'NZD' : 'AUD');
  const today = dayIn(zone, now);
  const days = Array.from({ length: 90 }, (_, ago) => addDays(today, ago - 89));
  const run = (day: Day, minutes: number, doctype: string, summary: string, parameters: object): Message[] => {
    const at = instant(zone, day, minutes);
    if (at > now) return [];
    return [{ ...plain, communityId, doctype, direction: 'INTERNAL', status: 'DELIVERED', summary, parameters, at }];
  };
  return days.flatMap((day) => {
    const valueDate = addDays(day, -1);
    // The last ones are written by the worker (demo-report-schedules.ts); the one before them failed
    const isWritten = day >= addDays(today, -REPORT_DAYS_TO_WRITE);
    const isFailed = communityId === 10 && day === addDays(today, -REPORT_DAYS_TO_WRITE - 1);
    const daily =
      communityId === 1 || isWritten
        ? []
        : run(day, 90, 'TRANSACTION_CSV_REPORT', `Transactions of ${valueDate}`, { valueDate });
    if (isFailed) return daily.map((message) => ({ ...message, status: 'FAILED', attempts: 12, error: UNWRITTEN }));
    if (!day.endsWith('-01')) return daily;
    const isCurrent = communityId === 10 && day.slice(0, 7) === today.slice(0, 7);
    return [
      ...daily,
      ...(isCurrent
        ? []
        : run(day, 120, 'EXPIRED_CARDS_REPORT', `Cards that expire in ${day.slice(0, 7)}`, { valueDate: day })),
      ...run(day, 130, 'USER_ACCESS_REPORT', `Users and roles on ${day}`, { valueDate: day }),
    ];
  });
}

/** Notices to the facility's server about payments, and messages in each state of being under way. */
function notices(communityId: number, payments: readonly DemoPayment[], now: Date): Message[] {
  const random = randomFrom(communityId);
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const sent = payments
    .filter(({ status, source }) => status === 'APPROVED' && (source === 'ONLINE' || source === 'RESTAPI'))
    .map((payment): Message => {
      const failed = random.chance(0.03);
      return {
        ...plain,
        communityId,
        businessId: payment.customer.businessId,
        doctype: 'SERVER_TO_SERVER_NOTIFICATION',
        direction: 'OUTBOUND',
        status: failed ? 'FAILED' : 'DELIVERED',
        summary: `Payment ${receiptOf(payment)} approved`,
        about: ['transaction', payment.id],
        parameters: { receiptNumber: receiptOf(payment) },
        error: failed ? 'The server responded with 503.' : '',
        attempts: failed ? 12 : 1,
        at: new Date(Math.min(payment.changedAt.getTime() + 2000, now.getTime())),
      };
    });
  const underWay = (
    status: ServiceMessageStatus,
    doctype: string,
    summary: string,
    at: Date,
    attempts: number,
  ): Message => {
    const error = status === 'RETRYING' || status === 'FAILED' ? 'The server did not answer in time.' : '';
    return {
      ...plain,
      communityId,
      doctype,
      direction: 'OUTBOUND',
      status,
      summary,
      parameters: {},
      at,
      attempts,
      error,
    };
  };
  return [
    ...sent,
    underWay('QUEUED', 'CUSTOMER_SNAPSHOT_FILE', 'Customers, asked for by staff', ago(1), 0),
    underWay('SENDING', 'CASH_APPLIED_FILE', 'Cash applied of today', ago(2), 1),
    underWay('RETRYING', 'SERVER_TO_SERVER_NOTIFICATION', 'Payment approved', ago(25), 3),
    underWay('FAILED', 'MERCHANT_DEFINITION_FILE', 'Merchants, asked for by staff', ago(4000), 6),
    underWay('DELIVERED', 'NEW_CUSTOMER_REPORT', 'New customers of last month', ago(9000), 1),
  ];
}

function messageRow(message: Message): object {
  const { status, at } = message;
  const isOver = status === 'DELIVERED' || status === 'FAILED';
  const [objectType, objectId] = message.about ?? [null, null];
  return {
    community_id: message.communityId,
    business_id: message.businessId,
    doctype_code: message.doctype,
    direction: message.direction,
    status,
    summary: message.summary,
    object_type: objectType,
    object_id: objectId,
    parameters: message.parameters,
    payload: null,
    error_text: message.error,
    attempts: message.attempts,
    next_attempt_at: null,
    created_by_user_id: null,
    version: 1,
    created_at: at,
    updated_at: at,
    finished_at: isOver ? at : null,
  };
}

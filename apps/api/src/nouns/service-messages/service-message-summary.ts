import { serviceMessageStates, type ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { stateNames } from '@quickportal/contracts/rules/state-machines/state-machine';
import type { ServiceMessageSummary } from '@quickportal/contracts/service-messages/service-message';

/** How many messages of a kind and status a day had. */
export interface Tally {
  doctypeCode: string;
  status: ServiceMessageStatus;
  date: string;
  messageCount: number;
  lastCreatedDate: string;
}

const emptyDay = { delivered: 0, underWay: 0, failed: 0 };
const partOf = (status: ServiceMessageStatus): keyof typeof emptyDay =>
  status === 'DELIVERED' ? 'delivered' : status === 'FAILED' ? 'failed' : 'underWay';

/** Adds a tally up by kind, and of some kinds or all by status and by day. */
export function summaryOf(
  tally: readonly Tally[],
  doctypeCodes: readonly string[] | undefined,
): Pick<ServiceMessageSummary, 'doctypes' | 'statuses' | 'days'> {
  const doctypes = new Map<string, ServiceMessageSummary['doctypes'][number]>();
  const days = new Map<string, ServiceMessageSummary['days'][number]>();
  const statuses = new Map(stateNames(serviceMessageStates).map((status) => [status, 0]));
  for (const { messageCount, ...single } of tally) {
    const kind = doctypes.get(single.doctypeCode);
    const { lastCreatedDate } = single;
    doctypes.set(single.doctypeCode, {
      doctypeCode: single.doctypeCode,
      messageCount: (kind?.messageCount ?? 0) + messageCount,
      failedCount: (kind?.failedCount ?? 0) + (single.status === 'FAILED' ? messageCount : 0),
      lastCreatedDate: kind && kind.lastCreatedDate > lastCreatedDate ? kind.lastCreatedDate : lastCreatedDate,
    });
    if (doctypeCodes && !doctypeCodes.includes(single.doctypeCode)) continue;
    statuses.set(single.status, (statuses.get(single.status) ?? 0) + messageCount);
    const day = days.get(single.date) ?? { date: single.date, ...emptyDay };
    const part = partOf(single.status);
    days.set(single.date, { ...day, [part]: day[part] + messageCount });
  }
  return {
    doctypes: [...doctypes.values()].toSorted(
      (a, b) => b.messageCount - a.messageCount || (a.doctypeCode < b.doctypeCode ? -1 : 1),
    ),
    statuses: [...statuses].map(([status, messageCount]) => ({ status, messageCount })),
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import type { updateRecurringPayment } from '@quickportal/contracts/recurring-payments/contracts';
import { changedFields } from '../../../kernel/changed-fields.ts';
import type { LoadedSchedule } from '../load-schedule.ts';
import { shownDates } from './wanted-schedule.ts';

type Body = ParsedOf<typeof updateRecurringPayment>['body'];
type Values = Record<keyof typeof titles, Json>;

const titles = {
  accountToken: 'account',
  description: 'description',
  instalmentAmount: 'amount',
  frequency: 'frequency',
  nextPaymentDate: 'next payment date',
  endRule: 'end',
  endDate: 'end date',
  numberOfPayments: 'number of payments',
  customerReferenceNumber: 'customer reference',
  paymentReferenceNumber: 'payment reference',
} as const;

/** What an edit changes, before and after, by the names of its form; of another account only the title. */
export function changedTerms(loaded: LoadedSchedule, body: Body, at: { today: string; zones: CommunityZones }) {
  const { schedule } = loaded;
  const { nextNumber: _, ...dates } = shownDates(loaded, at);
  const isOnce = body.frequency === 'ONCE';
  const endRule = isOnce ? 'UNTIL_STOPPED' : (body.endRule ?? 'UNTIL_STOPPED');
  const before: Values = {
    ...dates,
    endRule: schedule.frequency === 'ONCE' ? 'UNTIL_STOPPED' : dates.endRule,
    accountToken: schedule.account?.accountToken ?? '',
    description: schedule.description,
    customerReferenceNumber: schedule.customerReferenceNumber,
    paymentReferenceNumber: schedule.paymentReferenceNumber,
  };
  const after: Values = {
    accountToken: body.accountToken,
    description: body.description,
    instalmentAmount: body.instalmentAmount,
    frequency: body.frequency,
    nextPaymentDate: body.nextPaymentDate,
    endRule,
    endDate: endRule === 'ON_DATE' ? (body.endDate ?? null) : null,
    numberOfPayments: endRule === 'AFTER_PAYMENTS' ? (body.numberOfPayments ?? null) : null,
    customerReferenceNumber: body.customerReferenceNumber || schedule.customerNumber,
    paymentReferenceNumber: body.paymentReferenceNumber || schedule.code,
  };
  const changed = changedFields(before, after);
  return {
    titles: changed.names.map((name) => titles[name]),
    before: withoutToken(changed.before),
    after: withoutToken(changed.after),
  };
}

const withoutToken = (values: Json): Json =>
  Object.fromEntries(Object.entries(values as Partial<Values>).filter(([name]) => name !== 'accountToken'));

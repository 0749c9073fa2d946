import type { NoticeSwitches } from '@quickportal/contracts/notifications/contracts';
import { customerNoticeKinds } from '@quickportal/contracts/notifications/contracts';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { notificationKind, type NotificationKind } from '@quickportal/contracts/notifications/kinds';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findSwitchedOff } from '@quickportal/db/notifications/switches';
import { setSwitch } from '@quickportal/db/notifications/templates';
import { loadCustomer } from '../customers/load-customer.ts';
import type { CallContext } from '../procedures/context.ts';
import { noChanges } from '../kernel/problem.ts';
import { communityOf } from '../procedures/scope.ts';

type SwitchOwner = { communityId: number; customer: Customer | null };

const refusalOf = (customer: Customer | null): string =>
  customer === null
    ? ''
    : !customer.receivesEmail
      ? 'Email notifications are off for the customer.'
      : customer.email === ''
        ? 'The customer has no email address.'
        : '';

export async function shown(db: Reader, { communityId, customer }: SwitchOwner): Promise<NoticeSwitches> {
  const off = await findSwitchedOff(db, { communityId, customerId: customer?.customerId ?? null });
  const own = customer === null ? off.facility : off.customer;
  return {
    switchedOn: customerNoticeKinds.filter((kind) => !own.has(kind)),
    facilitySwitchedOff: customerNoticeKinds.filter((kind) => off.facility.has(kind)),
    refusal: refusalOf(customer),
  };
}

/** What a form about notices opens with. */
export async function switchesFor(ctx: CallContext, customerId: number | null): Promise<NoticeSwitches> {
  const customer = customerId === null ? null : await loadCustomer(ctx, customerId);
  const { communityId } = communityOf(ctx);
  return shown(ctx.db, { communityId, customer });
}

/** Switches what differs; answers the titles of what went on and off. Refuses a change that changes nothing. */
export async function switchKinds(
  trx: WriteTransaction,
  switchOwner: SwitchOwner,
  wanted: readonly NotificationKind[],
  now: Date,
) {
  const { communityId, customer } = switchOwner;
  const before = new Set((await shown(trx, switchOwner)).switchedOn);
  const on = customerNoticeKinds.filter((kind) => wanted.includes(kind) && !before.has(kind));
  const off = customerNoticeKinds.filter((kind) => !wanted.includes(kind) && before.has(kind));
  if (on.length + off.length === 0) throw noChanges();
  const customerId = customer?.customerId ?? null;
  for (const kind of [...on, ...off]) await setSwitch(trx, { communityId, kind, customerId }, on.includes(kind), now);
  const titles = (kinds: readonly NotificationKind[]) => kinds.map((kind) => notificationKind(kind).title).join(', ');
  return [on.length > 0 && `on: ${titles(on)}`, off.length > 0 && `off: ${titles(off)}`].filter(Boolean).join('; ');
}

import type { FacilityNotices, NoticeSwitches } from '@quickportal/contracts/notifications/notice-switches';
import { customerNoticeKinds } from '@quickportal/contracts/notifications/customer-notice-kinds';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { notificationKind, type NotificationKind } from '@quickportal/contracts/notifications/kinds';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findSwitchedOff } from '@quickportal/db/notifications/find-switched-off-notices';
import { setSwitch } from '@quickportal/db/notifications/change-notification-template';
import { loadCustomer } from '../customers/offers.ts';
import type { CallContext } from '../../procedures/context.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

type SwitchOwner = { communityId: number; customer: Customer | null };

const refusalOf = (customer: Customer | null): string =>
  customer === null
    ? ''
    : !customer.receivesEmail
      ? 'The customer has email notifications switched off.'
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

/** The same of the facility, and where replies go. */
export async function facilityNotices(db: Reader, communityId: number): Promise<FacilityNotices> {
  const community = orNotFound(await getCommunity(db, communityId));
  return { ...(await shown(db, { communityId, customer: null })), replyToEmail: community.replyToEmail };
}

/** What a form about notices opens with. */
export async function switchesFor(ctx: CallContext, customerId: number): Promise<NoticeSwitches> {
  const customer = await loadCustomer(ctx, customerId);
  const { communityId } = communityOf(ctx);
  return shown(ctx.db, { communityId, customer });
}

/** Switches what differs; answers the titles of what went on and off, empty where nothing did. */
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
  const customerId = customer?.customerId ?? null;
  for (const kind of [...on, ...off]) await setSwitch(trx, { communityId, kind, customerId }, on.includes(kind), now);
  const titles = (kinds: readonly NotificationKind[]) => kinds.map((kind) => notificationKind(kind).title).join(', ');
  return [on.length > 0 && `on: ${titles(on)}`, off.length > 0 && `off: ${titles(off)}`].filter(Boolean).join('; ');
}

import * as contracts from '@quickportal/contracts/notifications/contracts';
import type { NoticeSwitches } from '@quickportal/contracts/notifications/contracts';
import { customerNoticeKinds } from '@quickportal/contracts/notifications/contracts';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { notificationKind, type NotificationKind } from '@quickportal/contracts/notifications/kinds';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { findSwitchedOff } from '@quickportal/db/notifications/switches';
import { setSwitch } from '@quickportal/db/notifications/templates';
import { loadCustomer } from '../customers/load-customer.ts';
import { change } from '../kernel/change.ts';
import type { Context } from '../kernel/context.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem, notFound } from '../kernel/problem.ts';
import { communityOf, communityScope, requireWholeCommunity } from '../kernel/scope.ts';

type Of = { communityId: number; customer: Customer | null };

const refusalOf = (customer: Customer | null): string =>
  customer === null
    ? ''
    : !customer.receivesEmail
      ? 'Email notifications are off for the customer.'
      : customer.email === ''
        ? 'The customer has no email address.'
        : '';

async function shown(db: Reader, { communityId, customer }: Of): Promise<NoticeSwitches> {
  const off = await findSwitchedOff(db, { communityId, customerId: customer?.customerId ?? null });
  const own = customer === null ? off.facility : off.customer;
  return {
    switchedOn: customerNoticeKinds.filter((kind) => !own.has(kind)),
    facilitySwitchedOff: customerNoticeKinds.filter((kind) => off.facility.has(kind)),
    refusal: refusalOf(customer),
  };
}

/** What a form about notices opens with. */
export async function switchesFor(ctx: Context, customerId: number | null): Promise<NoticeSwitches> {
  const customer = customerId === null ? null : await loadCustomer(ctx, customerId);
  const { communityId } = communityOf(ctx);
  return shown(ctx.services.db.reader(communityScope(ctx)), { communityId, customer });
}

/** Switches what differs; answers the titles of what went on and off. Refuses a change that changes nothing. */
async function switchKinds(trx: WriteTransaction, of: Of, wanted: readonly NotificationKind[], now: Date) {
  const { communityId, customer } = of;
  const before = new Set((await shown(trx, of)).switchedOn);
  const on = customerNoticeKinds.filter((kind) => wanted.includes(kind) && !before.has(kind));
  const off = customerNoticeKinds.filter((kind) => !wanted.includes(kind) && before.has(kind));
  if (on.length + off.length === 0) throw fieldProblem('', 'No changes detected.');
  const customerId = customer?.customerId ?? null;
  for (const kind of [...on, ...off]) await setSwitch(trx, { communityId, kind, customerId }, on.includes(kind), now);
  const titles = (kinds: readonly NotificationKind[]) => kinds.map((kind) => notificationKind(kind).title).join(', ');
  return [on.length > 0 && `on: ${titles(on)}`, off.length > 0 && `off: ${titles(off)}`].filter(Boolean).join('; ');
}

export const customerSwitches = implement(contracts.getCustomerNoticeSwitches).query(({ ctx, input }) =>
  switchesFor(ctx, input.params.id),
);

export const setCustomerSwitches = implement(contracts.setCustomerNoticeSwitches).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const customer = await lockCustomer(trx, input.params.id);
    if (!customer) throw notFound();
    const of = { communityId: communityOf(ctx).communityId, customer };
    const said = await switchKinds(trx, of, input.body.switchedOn, now);
    const description = `Notices switched ${said}`;
    await audit({ objectType: 'customer', objectId: customer.customerId, description });
    return shown(trx, of);
  }),
);

export const switches = implement(contracts.getNoticeSwitches).query(({ ctx }) => switchesFor(ctx, null));

export const setSwitches = implement(contracts.setNoticeSwitches).mutation(({ ctx, input }) => {
  requireWholeCommunity(ctx, 'These notices go to customers of all of the facility, not only of your businesses.');
  return change(ctx, input, async ({ trx, now, audit }) => {
    const { communityId } = communityOf(ctx);
    const of = { communityId, customer: null };
    const said = await switchKinds(trx, of, input.body.switchedOn, now);
    await audit({ objectType: 'community', objectId: communityId, description: `Notices switched ${said}` });
    return shown(trx, of);
  });
});

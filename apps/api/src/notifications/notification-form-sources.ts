import { setCustomerNoticeSwitches, setNoticeSwitches } from '@quickportal/contracts/notifications/contracts';
import { formSource } from '../forms/form-source.ts';
import type { CallContext } from '../procedures/context.ts';
import { switchesFor } from './switches.ts';

const load = async (ctx: CallContext, customerId: number | null) => {
  const { switchedOn } = await switchesFor(ctx, customerId);
  return { values: { switchedOn } };
};

/** What is switched on now. */
export const notificationFormSources = [
  formSource(setCustomerNoticeSwitches, (ctx, { id }) => load(ctx, id)),
  formSource(setNoticeSwitches, (ctx) => load(ctx, null)),
];

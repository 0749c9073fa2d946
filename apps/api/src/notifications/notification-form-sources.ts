import { setCustomerNoticeSwitches, setNoticeSwitches } from '@quickportal/contracts/notifications/contracts';
import type { FormSource } from '../forms/form-source.ts';
import { switchesFor } from './switches.ts';

/** What is switched on now. */
export const notificationFormSources: readonly FormSource[] = [
  {
    contract: setCustomerNoticeSwitches.name,
    values: async (ctx, { id }) => ({ switchedOn: (await switchesFor(ctx, id as number)).switchedOn }),
  },
  {
    contract: setNoticeSwitches.name,
    values: async (ctx) => ({ switchedOn: (await switchesFor(ctx, null)).switchedOn }),
  },
];

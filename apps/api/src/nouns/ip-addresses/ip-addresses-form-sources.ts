import { updateIpAddress } from '@quickportal/contracts/ip-addresses/contracts';
import { getIpAddress } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { requireWhitelistReader } from './ip-address-guards.ts';

/** Current values of the form. */
export const ipAddressesFormSources = [
  formSource(updateIpAddress, async (ctx, { communityIpId }) => {
    requireWhitelistReader(ctx);
    const { ipAddress, description, version } = orNotFound(await getIpAddress(ctx.db, communityIpId));
    return { values: { ipAddress, description, version } };
  }),
];

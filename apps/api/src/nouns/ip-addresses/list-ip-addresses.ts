import * as contracts from '@quickportal/contracts/ip-addresses/contracts';
import { listIpAddresses as list } from '@quickportal/db/ip-addresses/read-ip-addresses';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { requireWhitelistReader } from './ip-address-guards.ts';

export const listIpAddresses = implement(contracts.listIpAddresses).query(async ({ ctx, input: { query } }) => {
  requireWhitelistReader(ctx);
  return pageOf(await list(ctx.db, query), query);
});

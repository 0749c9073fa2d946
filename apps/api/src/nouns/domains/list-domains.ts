import * as contracts from '@quickportal/contracts/domains/contracts';
import { listDomains as list } from '@quickportal/db/domains/read-domains';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { requireDomainReader } from './domain-guards.ts';

export const listDomains = implement(contracts.listDomains).query(async ({ ctx, input: { query } }) => {
  requireDomainReader(ctx);
  return pageOf(await list(ctx.db, query), query);
});

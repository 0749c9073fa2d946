import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { listSandboxes as list } from '@quickportal/db/sandboxes/list-sandboxes';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toSandbox } from './to-sandbox.ts';

/** Scope auth, because sessions, keys and certificates say when a sandbox was last used. */
export const listSandboxes = implement(contracts.listSandboxes).query(async ({ ctx, input: { query } }) => {
  const { items, ...page } = await list(ctx.services.db.reader({ kind: 'auth' }), query);
  return pageOf({ ...page, items: items.map(toSandbox) }, query);
});

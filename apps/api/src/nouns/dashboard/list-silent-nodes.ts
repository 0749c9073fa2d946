import * as contracts from '@quickportal/contracts/dashboard/contracts';
import { listSilentNodes as list } from '@quickportal/db/nodes/server-node';
import { DEAD_AFTER } from '../../engines/nodes/node.ts';
import { implement } from '../../procedures/implement.ts';

export const listSilentNodes = implement(contracts.listSilentNodes).query(async ({ ctx }) => {
  // Nodes belong to no community
  const db = ctx.services.db.reader({ kind: 'staff' });
  return { items: await list(db, { olderThanMilliseconds: DEAD_AFTER, limit: contracts.SILENT_NODES }) };
});

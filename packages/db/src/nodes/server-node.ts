import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A process of the product. Heartbeats are in the database's time: it is the only clock all nodes share. */
export interface ServerNode {
  id: string;
  role: 'all' | 'web' | 'worker';
  host: string;
  processId: number;
  version: string;
  /** Under which name its job worker takes locks; null while it has none. */
  workerPoolId: string | null;
  /** Which storage it keeps files in; the same for all nodes. */
  storageId: string;
}

const heartbeat = preparedQuery('nodes.heartbeat', (node: ServerNode) =>
  build
    .insertInto('app.server_node')
    .values({
      id: node.id,
      role: node.role,
      host: node.host,
      process_id: node.processId,
      version: node.version,
      worker_pool_id: node.workerPoolId,
      storage_id: node.storageId,
      started_at: sql<string>`clock_timestamp()`,
      heartbeat_at: sql<string>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        heartbeat_at: sql<string>`clock_timestamp()`,
        worker_pool_id: sql`excluded.worker_pool_id`,
        released_at: null,
      }),
    ),
);

/** Says that a node is alive; the first time it registers it. */
export async function beat(db: Reader, node: ServerNode): Promise<void> {
  await db.all(heartbeat, node);
}

const removal = preparedQuery('nodes.remove', (params: { id: string }) =>
  build.deleteFrom('app.server_node').where('id', '=', params.id),
);

/** Takes a node that ends in good order off the list. */
export async function removeNode(db: Reader, id: string): Promise<void> {
  await db.all(removal, { id });
}

/**
 * Marks nodes whose heartbeat is older as released, and returns them, each once. Two nodes doing so at once get
 * different ones. Never `self`: a process that was held up between its heartbeat and this is alive, and would do its own
 * jobs a second time.
 */
export async function releaseDeadNodes(
  trx: WriteTransaction,
  { self, olderThanMilliseconds }: { self: string; olderThanMilliseconds: number },
): Promise<{ id: string; workerPoolId: string | null }[]> {
  return trx
    .updateTable('app.server_node')
    .set({ released_at: sql<string>`clock_timestamp()` })
    .where('id', '<>', self)
    .where('released_at', 'is', null)
    .where('heartbeat_at', '<', sql<string>`clock_timestamp() - ${olderThanMilliseconds} * interval '1 millisecond'`)
    .returning(['id', 'worker_pool_id as workerPoolId'])
    .execute();
}

/** Takes nodes that were released longer ago off the list. */
export async function forgetDeadNodes(trx: WriteTransaction, olderThanMilliseconds: number): Promise<void> {
  await trx
    .deleteFrom('app.server_node')
    .where('released_at', '<', sql<string>`clock_timestamp() - ${olderThanMilliseconds} * interval '1 millisecond'`)
    .execute();
}

const silent = preparedQuery('nodes.silent', (params: { olderThanMilliseconds: number; limit: number }) =>
  build
    .selectFrom('app.server_node as node')
    .select(['id as nodeId', 'role', 'host', 'started_at as startedAt', 'heartbeat_at as heartbeatAt'])
    .where(
      'heartbeat_at',
      '<',
      sql<string>`clock_timestamp() - ${params.olderThanMilliseconds} * interval '1 millisecond'`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('app.server_node as next')
            .select('next.id')
            .whereRef('next.host', '=', 'node.host')
            .whereRef('next.role', '=', 'node.role')
            .whereRef('next.started_at', '>', 'node.heartbeat_at'),
        ),
      ),
    )
    .orderBy('heartbeat_at', 'desc')
    .orderBy('id')
    .limit(params.limit),
);

/** Nodes whose heartbeat is older and that did not stop in order, the latest first, unless one of their host and role started since. */
export const listSilentNodes = (db: Reader, params: { olderThanMilliseconds: number; limit: number }) =>
  db.all(silent, params);

const living = preparedQuery('nodes.living', (params: { withinMilliseconds: number }) =>
  build
    .selectFrom('app.server_node')
    .select(['id', 'role', 'host', 'process_id as processId', 'version', 'started_at as startedAt'])
    .select('heartbeat_at as heartbeatAt')
    .where(
      'heartbeat_at',
      '>=',
      sql<string>`clock_timestamp() - ${params.withinMilliseconds} * interval '1 millisecond'`,
    )
    .orderBy('id'),
);

/** Nodes whose heartbeat is fresh. */
export const listLivingNodes = (db: Reader, withinMilliseconds: number) => db.all(living, { withinMilliseconds });

/** Lets one node after the other register, so that of two starting at once the second sees the first. */
export async function lockRegistration(trx: WriteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7201120007)`.execute(trx);
}

/** Living nodes that keep files somewhere else. */
export async function listOtherStorages(
  trx: WriteTransaction,
  { storageId, withinMilliseconds }: { storageId: string; withinMilliseconds: number },
): Promise<{ host: string; processId: number }[]> {
  return trx
    .selectFrom('app.server_node')
    .select(['host', 'process_id as processId'])
    .where('storage_id', '<>', storageId)
    .where('heartbeat_at', '>=', sql<string>`clock_timestamp() - ${withinMilliseconds} * interval '1 millisecond'`)
    .orderBy('id')
    .execute();
}

import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

export const ipDataKinds = ['COUNTRIES', 'PROXIES'] as const;
export type IpDataKind = (typeof ipDataKinds)[number];

/** What an operator loaded, without its content. */
export interface LoadedIpData {
  readonly kind: IpDataKind;
  /** SHA-256 of the content, lower-case hexadecimal. */
  readonly sha256: string;
  readonly networks: number;
  /** When the provider built it; of a list of proxies, when it was loaded. ISO 8601, UTC. */
  readonly builtAt: string;
}

const heads = preparedQuery('ipData.list', () =>
  build.selectFrom('app.ip_data').select(['kind', 'sha256', 'networks', 'built_at as builtAt']).orderBy('kind'),
);

/** Which data about IP addresses is loaded, one of each kind at most; for jobs. */
export const listIpData = (db: Reader): Promise<LoadedIpData[]> => db.all(heads, {});

const contentOf = preparedQuery('ipData.get', (params: { kind: IpDataKind; sha256: string }) =>
  build.selectFrom('app.ip_data').select('content').where('kind', '=', params.kind).where('sha256', '=', params.sha256),
);

/** The bytes of loaded data; undefined where it was replaced since it was listed. */
export async function getIpDataContent(
  db: Reader,
  { kind, sha256 }: Pick<LoadedIpData, 'kind' | 'sha256'>,
): Promise<Buffer | undefined> {
  return (await db.first(contentOf, { kind, sha256 }))?.content;
}

interface NewIpData {
  readonly kind: IpDataKind;
  readonly content: Buffer;
  readonly sha256: string;
  readonly networks: number;
  readonly builtAt: Date;
}

/** Keeps data for every process; what was loaded of this kind before has to be deleted. */
export async function insertIpData(
  trx: WriteTransaction,
  { kind, content, sha256, networks, builtAt }: NewIpData,
  now: Date,
): Promise<void> {
  await trx.run(
    build
      .insertInto('app.ip_data')
      .values({ kind, content, sha256, networks, built_at: builtAt.toISOString(), loaded_at: now.toISOString() }),
  );
}

/** Deletes what was loaded of a kind, so that what the product brings along is used. False where there was nothing. */
export async function deleteIpData(trx: WriteTransaction, kind: IpDataKind): Promise<boolean> {
  const rows = await trx.run(build.deleteFrom('app.ip_data').where('kind', '=', kind).returning('kind'));
  return rows.length > 0;
}

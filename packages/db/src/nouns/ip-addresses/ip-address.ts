import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { sql } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** The fields that users enter, with their columns, for reading and writing. */
export const detailColumns = { ipAddress: 'network', description: 'description' } as const satisfies ColumnMap;

const columns = {
  communityIpId: 'id',
  description: 'description',
  version: 'version',
  createdDate: 'created_at',
} as const satisfies Record<Exclude<keyof IpAddress, 'ipAddress'>, string>;

/** Selects entries under the field names of the contract. As inet, a single address has no prefix length. */
export const selectIpAddress = () =>
  build
    .selectFrom('app.ip_whitelist as t')
    .select(selected('t', columns))
    .select(sql<string>`t.network::inet`.as('ipAddress'));

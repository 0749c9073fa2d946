import type { Domain } from '@quickportal/contracts/domains/domain';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** The fields that users enter, with their columns, for reading and writing. */
export const detailColumns = { url: 'url', description: 'description' } as const satisfies ColumnMap;

const columns = {
  ...detailColumns,
  communityIpId: 'id',
  version: 'version',
  createdDate: 'created_at',
} as const satisfies Record<keyof Domain, string>;

/** Selects entries under the field names of the contract. */
export const selectDomain = () => build.selectFrom('app.domain_whitelist as t').select(selected('t', columns));

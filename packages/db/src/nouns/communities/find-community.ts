import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const byCode = preparedQuery('communities.by-code', (params: { code: string }) =>
  build
    .selectFrom('app.community')
    .select(['id as communityId', 'name as communityName'])
    .where('code', '=', params.code),
);

/** The community with this code, enabled or not. Scope staff or auth. */
export const findCommunityByCode = (db: Reader, code: string) => db.first(byCode, { code });

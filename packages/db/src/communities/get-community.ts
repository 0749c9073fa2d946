import { build, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

const preparedQuery = queryByKey('communities.get', (p: { communityId: number }) =>
  build
    .selectFrom('app.community')
    .select(['id as communityId', 'name', 'time_zone as timeZone', 'currency', 'country'])
    .where('id', '=', p.communityId),
);

/** A community's name, and how its people write dates and money. */
export const getCommunity = (db: Reader, communityId: number) => db.first(preparedQuery, { communityId });

import { build, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const preparedQuery = queryByKey('communities.get', (p: { communityId: number }) =>
  build
    .selectFrom('app.community as c')
    .leftJoin('app.community_setting as s', 's.community_id', 'c.id')
    .select([
      'c.id as communityId',
      'c.code as communityCode',
      'c.name',
      'c.time_zone as timeZone',
      'c.currency',
      'c.country',
    ])
    .select((field) => field.fn.coalesce('s.reply_to_email', field.val('')).as('replyToEmail'))
    .where('c.id', '=', p.communityId),
);

/** A community's name, how its people write dates and money, and where replies to its notices go (empty: nowhere). */
export const getCommunity = (db: Reader, communityId: number) => db.first(preparedQuery, { communityId });

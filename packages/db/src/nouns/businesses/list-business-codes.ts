import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const ofCommunity = preparedQuery('businesses.codes', (params: { communityId: number }) =>
  build.selectFrom('app.business').select('code').where('community_id', '=', params.communityId),
);

/** The codes of every business of a community. */
export const listBusinessCodes = async (db: Reader, communityId: number): Promise<string[]> =>
  (await db.all(ofCommunity, { communityId })).map(({ code }) => code);

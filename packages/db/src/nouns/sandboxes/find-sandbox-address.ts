import { build, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const address = queryByKey('sandboxes.address', (params: { communityId: number }) =>
  build
    .selectFrom('app.community as c')
    .leftJoin('app.sandbox as s', 's.community_id', 'c.id')
    .select(['c.is_sandbox as isSandbox', 's.email_address as emailAddress'])
    .where('c.id', '=', params.communityId),
);

/**
 * The one address that a sandbox may mail, which its owner has verified; empty where it has none any more. Null for a
 * community that is no sandbox. Scope jobs.
 */
export async function findSandboxAddress(db: Reader, communityId: number): Promise<string | null> {
  const found = await db.first(address, { communityId });
  return found?.isSandbox ? (found.emailAddress ?? '') : null;
}

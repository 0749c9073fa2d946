import { originPatterns } from '@quickportal/contracts/rules/contact/origin-patterns';
import type { PreparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface Params {
  communityId: number;
  /** Entries that allow the origin. */
  patterns: readonly string[];
}

const name = 'domains.is-allowed';
const text = `
select not exists (select from app.domain_whitelist w where w.community_id = $1)
  or exists (select from app.domain_whitelist w where w.community_id = $1 and w.url = any($2::text[])) as "isAllowed"`;

const query: PreparedQuery<Params, { isAllowed: boolean }> = {
  name,
  statement: ({ communityId, patterns }) => ({ name, text, values: [communityId, patterns] }),
};

/** Whether a facility's pages may be at this origin: its whitelist is empty, or has it. */
export const findIsAllowedOrigin = async (
  db: Reader,
  { communityId, origin }: { communityId: number; origin: string },
): Promise<boolean> => (await db.first(query, { communityId, patterns: originPatterns(origin) }))?.isAllowed ?? false;

/** What the plan test explains. */
export const findIsAllowedOriginStatement = ({ communityId, origin }: { communityId: number; origin: string }) =>
  query.statement({ communityId, patterns: originPatterns(origin) });

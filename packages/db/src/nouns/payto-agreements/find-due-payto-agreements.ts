import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface Due {
  now: Date;
  limit: number;
}

const agreements = preparedQuery('payto-agreements.due', ({ now, limit }: Due) =>
  build
    .selectFrom('app.payto_agreement')
    .select(['agreement_token as agreementToken', 'community_id as communityId'])
    .where('next_query_at', '<=', sql<string>`${now}::timestamptz`)
    .orderBy('next_query_at')
    .limit(limit),
);

/** Agreements of all communities whose bank is to be asked now, the longest due first. */
export const findDueAgreements = (db: Reader, due: Due) => db.all(agreements, due);

const amendments = preparedQuery('payto-agreements.due-amendments', ({ now, limit }: Due) =>
  build
    .selectFrom('app.payto_amendment')
    .select(['id as amendmentId', 'community_id as communityId'])
    .where('next_query_at', '<=', sql<string>`${now}::timestamptz`)
    .orderBy('next_query_at')
    .limit(limit),
);

/** The same of amendments. */
export const findDueAmendments = (db: Reader, due: Due) => db.all(amendments, due);

const ending = preparedQuery('payto-agreements.ending', ({ today, limit }: { today: string; limit: number }) =>
  build
    .selectFrom('app.payto_terms as t')
    .innerJoin('app.payto_agreement as g', (join) =>
      join.onRef('g.community_id', '=', 't.community_id').onRef('g.id', '=', 't.agreement_id'),
    )
    .select(['g.agreement_token as agreementToken', 'g.community_id as communityId'])
    .where('t.state', '=', 'IN_FORCE')
    .where('t.end_date', '<', today)
    .where('g.status', 'in', ['ACTIVE', 'SUSPENDED'])
    .orderBy('t.end_date')
    .limit(limit),
);

/** Agreements whose validity is over; `today` is Sydney's date. */
export const findEndedAgreements = (db: Reader, at: { today: string; limit: number }) => db.all(ending, at);

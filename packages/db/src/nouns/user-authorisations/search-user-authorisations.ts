import type { PendingAdministrator } from '@quickportal/contracts/user-authorisations/user-authorisation';
import { INVITATION_SENT } from '@quickportal/contracts/user-authorisations/invitation-sent';
import { sql } from 'kysely';
import { containingWords } from '../../connect/folded-text.ts';
import { build, preparedQuery, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** A request that made an administrator who has not signed in yet. */
const isInvitationSent = sql<boolean>`(p.status = 'APPROVED' and p.kind = 'administrators.create'
  and u.status = 'ACTIVE' and u.last_sign_in_at is null)`;

interface Given {
  query: boolean;
}
interface Params {
  patterns: readonly string[];
  now: string;
}

/** The administrator as they are, or as they would be made. */
const shown = {
  loginName: sql<string>`coalesce(u.login_name, p.change->>'loginName', '')`,
  fullName: sql<string>`coalesce(u.full_name, p.change->>'fullName', '')`,
  employeeNumber: sql<string>`coalesce(case when u.id is null then p.change->>'employeeNumber' else u.employee_number end, '')`,
  emailAddress: sql<string>`coalesce(u.email, p.change->>'emailAddress', '')`,
};

const requests = () =>
  build
    .selectFrom('app.proposal as p')
    .leftJoin('app.system_user as u', 'u.id', 'p.object_id')
    .where('p.community_id', 'is', null)
    .where('p.object_type', '=', 'system-user')
    .where(sql<boolean>`p.kind like 'administrators.%'`);

const matching = (given: Given, p: Params) =>
  requests()
    .where((eb) =>
      eb.or([
        eb.and([eb('p.status', '=', 'PENDING'), sql<boolean>`p.expires_at > ${p.now}::timestamptz`]),
        isInvitationSent,
      ]),
    )
    .$if(given.query, (query) =>
      query.where(
        sql<boolean>`app.fold(concat_ws(' ', ${shown.fullName}, ${shown.loginName}, ${shown.emailAddress}, ${shown.employeeNumber}))
          like all (${p.patterns}::text[])`,
      ),
    );

const rows = shapedQuery('userAuthorisations.search', (given: Given, p: Params & PageLimits) =>
  matching(given, p)
    .select([
      'p.id as pendingSystemUserId',
      shown.loginName.as('loginName'),
      shown.fullName.as('fullName'),
      shown.employeeNumber.as('employeeNumber'),
      shown.emailAddress.as('emailAddress'),
      sql<string>`case when p.status = 'PENDING' then p.change_type else ${sql.lit(INVITATION_SENT)} end`.as(
        'systemUserUpdateType',
      ),
    ])
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
const count = shapedQuery('userAuthorisations.search-count', (given: Given, p: Params) =>
  matching(given, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** A page of what waits for a second administrator, and of new administrators who have not signed in; newest first. Scope staff. */
export function searchUserAuthorisations(
  db: Reader,
  { query = '', now, ...at }: PageOf & { query?: string | undefined; now: Date },
): Promise<Page<PendingAdministrator>> {
  const patterns = containingWords(query);
  const given = { query: patterns.length > 0 };
  return readPage(db, { rows: rows(given), count: count(given) }, { patterns, now: now.toISOString() }, at);
}

const invited = preparedQuery('userAuthorisations.invitation-sent', (p: { proposalId: number }) =>
  requests().select('p.id').where('p.id', '=', p.proposalId).where(isInvitationSent),
);

/** Whether the request made an administrator who has not signed in yet. Scope staff. */
export const hasInvitationSent = async (db: Reader, proposalId: number): Promise<boolean> =>
  (await db.first(invited, { proposalId })) !== undefined;

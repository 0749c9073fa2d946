import type { UserStatus } from '@quickportal/contracts/users/user';
import { type RawBuilder, sql } from 'kysely';

/** An account that was not used for so many days is locked until an administrator unlocks it (PCI DSS 8.2.6). */
export const UNUSED_DAYS = 90;

/** When so many days without use began, counted back from a moment. */
export const unusedSince = (now: Date): string => new Date(now.getTime() - UNUSED_DAYS * 86_400_000).toISOString();

/** When the account of a row `u` of app.system_user was last used or put into use. Infinity: it never runs out. */
export const lastUsed = sql<string>`greatest(u.created_at, u.last_sign_in_at, u.active_since)`;

/** Whether a row `u` is too long unused. Staff have administrators of their own. */
export const isUnused = (since: unknown): RawBuilder<boolean> =>
  sql<boolean>`(u.kind = 'CLIENT' and ${lastUsed} < ${since}::timestamptz)`;

/** The status of a row `u` of app.system_user with its credential `k`, at `now` (docs/domain-states.md, "System user"). */
export const statusAt = ({ now, since }: { now: unknown; since: unknown }): RawBuilder<UserStatus> =>
  sql<UserStatus>`case when u.status = 'DISABLED' then 'DISABLED'
    when ${isUnused(since)} then 'LOCKED_INACTIVE'
    when k.locked_until > ${now}::timestamptz then 'LOCKED_PASSWORD_FAILURE' else 'ACTIVE' end`;

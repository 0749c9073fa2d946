import type { Client } from 'pg';
import type { RestInput } from '../rest-call.ts';

/** What makes a change possible where the smallest input that names the caller's own things is not enough. */
export type Ready = (owner: Client, userId: number) => RestInput | Promise<RestInput>;

/**
 * What the check that sends every change twice needs to know about a noun's, by the name of the call. A change that is
 * added later needs an entry only where its smallest input is refused. In `<noun>/same-key-twice.fixture.ts`.
 */
export interface SameKeyTwice {
  ready?: Readonly<Record<string, Ready>>;
  /** Changes that cannot be made there, with the reason or the test that sends the same key twice. */
  notMadeHere?: Readonly<Record<string, string>>;
}

/** When the rows of these checks are from. */
export const AT = '2026-11-20T09:00:00.000Z';

export const secondFactorOf = (owner: Client, userId: number) =>
  owner.query(`insert into app.totp (user_id, secret, created_at, confirmed_at) values ($1, 'none', $2, $2)`, [
    userId,
    AT,
  ]);

/** Of each list one export at a time runs for a user. */
export const wholeExport: Ready = async (owner, userId) => {
  await owner.query('update app.export set owner_user_id = 3913 where owner_user_id = $1', [userId]);
  return { query: { validationOnly: false } };
};

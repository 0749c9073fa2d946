import { build, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

const query = queryByKey('auth.password-time', ({ sessionId }: { sessionId: number }) =>
  build
    .selectFrom('app.session')
    .select('reauthenticated_at as enteredAt')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null),
);

/** When the password was last entered in a session, at signing in or again; null: never. Scope auth. */
export const getPasswordTime = async (db: Reader, sessionId: number): Promise<Date | null> => {
  const enteredAt = (await db.first(query, { sessionId }))?.enteredAt ?? null;
  return enteredAt === null ? null : new Date(enteredAt);
};

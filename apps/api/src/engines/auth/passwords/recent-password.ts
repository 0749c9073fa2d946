import { getPasswordTime } from '@quickportal/db/auth/get-password-time';
import type { Actor } from '../../access/actor.ts';
import type { Foundation } from '../../foundation.ts';

/**
 * Whether the user of a session entered their password within the last minutes; signing in counts. False for programs
 * and during a view-as, where the password was another person's.
 */
export async function hasRecentPassword(services: Foundation, actor: Actor, minutes: number): Promise<boolean> {
  if (actor.kind !== 'user' || actor.viewedBy !== null) return false;
  const enteredAt = await getPasswordTime(services.db.reader({ kind: 'auth' }), actor.sessionId);
  const age = services.clock.now().getTime() - (enteredAt?.getTime() ?? 0);
  return enteredAt !== null && age <= minutes * 60_000;
}

import { getBackTest } from '@quickportal/db/fraud-back-tests/get-fraud-back-test';
import type { BackTestRecord } from '@quickportal/db/fraud-back-tests/fraud-back-test';
import type { Reader } from '@quickportal/db/connect/reader';
import { notFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { exportOwner } from '../../procedures/own-exports.ts';
import { businessesOfCall } from '../../procedures/scope.ts';

/**
 * A back-test of the caller: of the user who really acts. Throws 404 where there is none of that id, and where it was
 * made of businesses that the caller does not reach any more.
 */
export async function loadBackTest(
  ctx: CallContext,
  db: Reader,
  { communityId, backTestId }: { communityId: number; backTestId: number },
): Promise<BackTestRecord> {
  const { systemUserId: ownerUserId } = exportOwner(ctx);
  const found = await getBackTest(db, { communityId, ownerUserId, backTestId });
  const ownIds = businessesOfCall(ctx);
  const isReached = ownIds === null || (found?.businessIds?.every((id) => ownIds.includes(id)) ?? false);
  if (!found || !isReached) throw notFound();
  return found;
}

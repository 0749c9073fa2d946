import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import { canCause } from '@quickportal/contracts/rules/state-machines/state-machine';
import type { ServiceMessageDetails } from '@quickportal/contracts/service-messages/service-message';
import type { Reader } from '@quickportal/db/connect/reader';
import { getServiceMessage } from '@quickportal/db/service-messages/read-service-messages';
import type { Context } from '../../procedures/context.ts';
import { orNotFound, Problem } from '../../kernel/problem.ts';
import { communityScope } from '../../procedures/scope.ts';
import { senders } from './known-senders.ts';

/** Whose days count where no community was chosen. */
const PLATFORM_ZONE = 'Australia/Sydney';

interface Seen {
  communityId: number | null;
  timeZone: string;
  db: Reader;
}

/** The community that staff work in, otherwise all of them. */
export function seenBy(ctx: Context): Seen {
  const { actor, services } = ctx;
  if (actor.kind !== 'user') throw new Problem('forbidden');
  const { community } = actor;
  const db = services.db.reader(community ? communityScope(ctx) : { kind: 'staff' });
  return { communityId: community?.communityId ?? null, timeZone: community?.timeZone ?? PLATFORM_ZONE, db };
}

type Row = NonNullable<Awaited<ReturnType<typeof getServiceMessage>>>;

/** A message of the community worked in or of the platform itself; otherwise 404. */
export async function loadServiceMessage(ctx: Context, serviceMessageId: number): Promise<Row> {
  const { communityId } = seenBy(ctx);
  // Staff scope: what the platform does for all communities belongs to none
  const db = ctx.services.db.reader({ kind: 'staff' });
  return orNotFound(await getServiceMessage(db, { serviceMessageId, communityId }));
}

/** A message in full, as its calls answer it. */
export function detailsOf(row: Row): ServiceMessageDetails {
  const { parameters, fileName, fileRows, fileBytes, fileSha256, fileExpiresAt, ...message } = row;
  const hasFile =
    fileName !== null && fileRows !== null && fileBytes !== null && fileSha256 !== null && fileExpiresAt !== null;
  return {
    ...message,
    parameters: JSON.stringify(parameters),
    canBeResent: canCause(serviceMessageStates, row.status, 'resend', 'staff') && senders.has(row.doctypeCode),
    file: hasFile
      ? { fileName, rowCount: fileRows, sizeBytes: fileBytes, sha256: fileSha256, expiresAt: fileExpiresAt }
      : null,
  };
}

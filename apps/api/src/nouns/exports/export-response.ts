import type { Export } from '@quickportal/contracts/exports/export';
import type { ExportRecord } from '@quickportal/db/exports/export';
import type { Person } from '../../engines/access/actor.ts';

/** An export as its contract shows it; a file whose time is over is gone, also before the job has removed it. */
export function exportResponse(row: ExportRecord, owner: Person, now: Date): Export {
  const {
    communityId: _community,
    ownerUserId: _owner,
    businessIds: _ids,
    requestHash: _hash,
    attempts: _n,
    format: _format,
    ...shown
  } = row;
  const isOver = row.status === 'READY' && row.expiresAt !== null && new Date(row.expiresAt) <= now;
  return { ...shown, status: isOver ? 'EXPIRED' : row.status, ownerName: owner.fullName };
}

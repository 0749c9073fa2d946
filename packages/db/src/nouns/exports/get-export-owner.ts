import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** An export that ended, and the person who asked for it. */
export interface EndedExport {
  title: string;
  createdAt: string;
  expiresAt: string | null;
  userId: number;
  fullName: string;
  email: string;
}

/** Whom to tell that an export has ended; undefined where they cannot sign in any more or have no address. */
export async function getExportOwner(
  trx: WriteTransaction,
  { communityId, exportId }: { communityId: number; exportId: number },
): Promise<EndedExport | undefined> {
  return trx
    .selectFrom('app.export as e')
    .innerJoin('app.system_user as u', 'u.id', 'e.owner_user_id')
    .select(['e.title', 'e.created_at as createdAt', 'e.expires_at as expiresAt'])
    .select(['u.id as userId', 'u.full_name as fullName', 'u.email'])
    .where('e.community_id', '=', communityId)
    .where('e.id', '=', exportId)
    .where('u.status', '=', 'ACTIVE')
    .where('u.email', '<>', '')
    .executeTakeFirst();
}

import { findSandboxAddress } from '@quickportal/db/sandboxes/find-sandbox-address';
import type { MailServices } from './mail-services.ts';

/** Whether a message of a community may go to an address: a sandbox mails its owner and no one else. */
export async function mayMail(
  { db }: Pick<MailServices, 'db'>,
  { communityId, to }: { communityId: number | null; to: string },
): Promise<boolean> {
  if (communityId === null) return true;
  const only = await findSandboxAddress(db.reader({ kind: 'jobs' }), communityId);
  return only === null || only.toLowerCase() === to.toLowerCase();
}

import { composeMessage } from '@quickportal/contracts/notifications/mail-message';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { listOperators } from '@quickportal/db/service-messages/list-operators';
import { enqueueMail } from '../mail/outgoing.ts';
import type { Services } from '../services.ts';

interface OperatorNotice {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What it is about, where operators look further. */
  readonly serviceMessageId: number;
  /** Null: what concerns the platform. */
  readonly communityId: number | null;
  readonly now: Date;
}

/** Mails all staff who may work on service messages (MANAGE_OPERATIONS), in the transaction of what it tells about. */
export async function mailOperators(
  services: Services,
  trx: WriteTransaction,
  { subject, paragraphs, serviceMessageId, communityId, now }: OperatorNotice,
): Promise<void> {
  const { publicUrl, basePath } = services.configuration;
  const community = communityId === null ? undefined : await getCommunity(trx, communityId);
  const url = new URL(`${basePath}/ServiceMessageDetailView`, publicUrl);
  url.searchParams.set('serviceMessageId', String(serviceMessageId));
  for (const { email, fullName } of await listOperators(trx)) {
    const message = composeMessage({
      to: email,
      name: fullName,
      sender: null,
      subject: community ? `${subject}: ${community.name}` : subject,
      paragraphs,
      action: { label: 'View service message', url: url.href },
    });
    await enqueueMail(services, trx, message, communityId, now);
  }
}

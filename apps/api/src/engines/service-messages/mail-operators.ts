import { composeMessage } from '@quickportal/contracts/notifications/mail-message';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { listOperators } from '@quickportal/db/service-messages/list-operators';
import { enqueueMail } from '../mail/outgoing.ts';
import type { MailServices } from '../mail/mail-services.ts';

interface OperatorNotice {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The service message concerned. */
  readonly serviceMessageId: number;
  /** Null: it concerns the platform. */
  readonly communityId: number | null;
  readonly now: Date;
}

/** Mails all staff with the right to work on service messages (MANAGE_OPERATIONS), in the transaction of the change. */
export async function mailOperators(
  services: MailServices,
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

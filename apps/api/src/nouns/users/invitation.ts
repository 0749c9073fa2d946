import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { saveTemporaryPassword } from '@quickportal/db/users/change-user';
import { INVITATION_DAYS } from '../../engines/auth/account-use.ts';
import { hashPassword } from '../../engines/auth/passwords/password-hashing.ts';
import { temporaryPassword } from '../../engines/auth/passwords/temporary-password.ts';
import { invitationMessage } from '@quickportal/contracts/notifications/account-messages';
import { requireMail } from '../../engines/mail/mail-delivery.ts';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import type { MailServices } from '../../engines/mail/mail-services.ts';
import type { Reach } from './user-reach.ts';

interface Inviting {
  communityId: number;
  communityName: string;
  /** Full name of who invites. */
  invitedBy: string;
}

export interface Invited {
  userId: number;
  loginName: string;
  fullName: string;
  email: string;
}

/** What an invitation says about the caller and their community. */
export const invitingAs = ({ actor, communityId, communityName }: Reach): Inviting => ({
  communityId,
  communityName,
  invitedBy: actor.user.fullName,
});

/** An invitation that is ready to be saved and mailed. */
export type Invitation = Awaited<ReturnType<typeof prepareInvitation>>;

/** A new temporary password, hashed outside of any transaction; `send` saves and mails it in one. */
export async function prepareInvitation(services: MailServices, { communityId, communityName, invitedBy }: Inviting) {
  requireMail(services);
  const password = temporaryPassword();
  const hash = await hashPassword(password);
  const { basePath, publicUrl } = services.configuration;
  return {
    async send(trx: WriteTransaction, { userId, ...recipient }: Invited, now: Date): Promise<void> {
      const until = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
      await saveTemporaryPassword(trx, { userId, hash, now, expiresAt: until });
      const message = invitationMessage(
        { ...recipient, communityName },
        {
          url: new URL(`${basePath}/LoginView`, publicUrl).href,
          temporaryPassword: password,
          until,
          invitedBy,
        },
      );
      await enqueueMail(services, trx, message, communityId, now);
    },
  };
}

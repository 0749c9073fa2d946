import { lockUninvitedUsers } from '@quickportal/db/user-uploads/write-user-upload';
import type { OutboxHandler } from '../../engines/outbox/outbox.ts';
import type { Services } from '../../procedures/services.ts';
import { prepareInvitation } from '../users/offers.ts';

export const INVITE_USERS = 'user-uploads.invite';

interface Payload {
  userIds: number[];
  communityId: number;
  communityName: string;
  invitedBy: string;
}

/** Makes and mails temporary passwords, one user at a time: a repetition goes on with those who have none yet. */
export const inviteUsersHandler: OutboxHandler<Services> = {
  topic: INVITE_USERS,
  async handle(payload, { services, signal }) {
    const { userIds, ...inviting } = payload as unknown as Payload;
    for (const userId of userIds) {
      if (signal.aborted) throw new Error('The process is about to end; a repetition goes on.');
      const invitation = await prepareInvitation(services, inviting);
      await services.db.transaction({ kind: 'auth' }, async (trx) => {
        const [user] = await lockUninvitedUsers(trx, [userId]);
        if (user) await invitation.send(trx, user, services.clock.now());
      });
    }
  },
};

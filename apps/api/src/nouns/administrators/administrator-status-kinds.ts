import { statusShape } from '@quickportal/contracts/administrators/administrator-shape';
import { administratorStatusTitles } from '@quickportal/contracts/administrators/administrator-list';
import { id } from '@quickportal/contracts/kernel/primitives';
import { endSessions } from '@quickportal/db/auth/write-sessions';
import { setAdministratorStatus } from '@quickportal/db/administrators/administrator';
import { z } from 'zod';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { conflict } from '../../kernel/problem.ts';
import { statusChangedMessage } from './administrator-message.ts';
import { requireAdministratorsLeft, requireRolesGrantable, roleNames } from './administrator-rules.ts';
import { aboutAdministrator, administratorKind } from './change-administrator-kinds.ts';
import { toAdministrator } from './to-administrator.ts';

interface StatusWords {
  readonly kind: string;
  readonly verb: 'Enable' | 'Disable';
  readonly status: 'ACTIVE' | 'DISABLED';
}

const statusKind = ({ kind, verb, status }: StatusWords) =>
  proposalKind({
    ...administratorKind,
    kind,
    changeType: `${verb} administrator`,
    schema: z.strictObject({ ...statusShape, systemUserId: id() }),
    object: (change) => aboutAdministrator(change.systemUserId),
    load: (db, { systemUserId }, lock) => toAdministrator(db, systemUserId, lock),
    async check(db, { systemUserId }, { state }, { actor }) {
      if (state.status === status) throw alreadySo({ changeType: `${verb} administrator` });
      await requireRolesGrantable(db, actor, state.roleIds);
      if (status === 'DISABLED') await requireAdministratorsLeft(db, systemUserId, state, []);
    },
    title: (_change, { fullName }) => `${verb} administrator ${fullName}`,
    async differences(db, _change, state) {
      const roles = await roleNames(db, state.roleIds);
      return [
        difference('Login name', state.loginName, state.loginName),
        difference('Full name', state.fullName, state.fullName),
        difference('Roles', roles, roles),
        difference('Status', statusWords[state.status], statusWords[status]),
      ];
    },
    async apply({ trx, now, services }, { systemUserId, issueKey }, { state }) {
      await setAdministratorStatus(trx, { systemUserId, status, at: now });
      if (status === 'DISABLED') await endSessions(trx, { userId: systemUserId, reason: 'DISABLED', now });
      await enqueueMail(services, trx, statusChangedMessage(state, status, now), null, now);
      return {
        objectId: systemUserId,
        administeredUserIds: [systemUserId],
        action: kind,
        description: `Administrator ${state.loginName} ${verb.toLowerCase()}d (${issueKey})`,
        before: { status: state.status },
        after: { status, issueKey },
      };
    },
  });

/** As differences say it. */
const statusWords = { ...administratorStatusTitles, ACTIVE: 'Enabled' };

/** Lets a disabled member of staff sign in again. */
export const enableAdministratorKind = statusKind({ kind: 'administrators.enable', verb: 'Enable', status: 'ACTIVE' });

/** Keeps a member of staff from signing in; open sessions end. */
export const disableAdministratorKind = statusKind({
  kind: 'administrators.disable',
  verb: 'Disable',
  status: 'DISABLED',
});

export type StatusKind = typeof enableAdministratorKind;

/** 409: the administrator is enabled, or disabled, already. */
export const alreadySo = ({ changeType }: Pick<StatusKind, 'changeType'>) =>
  conflict(
    `The administrator is already ${changeType === enableAdministratorKind.changeType ? 'enabled' : 'disabled'}.`,
  );

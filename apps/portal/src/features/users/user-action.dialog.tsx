import type { UserDetails } from '@quickportal/contracts/users/user';
import type { CallInput } from '../../data/calls/call.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import type { UserAccessAction } from './user-access.view.tsx';
import { actionTexts } from './user-action-texts.ts';

interface UserActionDialogProps {
  user: UserDetails;
  action: UserAccessAction;
  onClose: () => void;
}

/** Asks before something is done to an account, and does it. */
export function UserActionDialog({ user, action, onClose }: UserActionDialogProps) {
  if (action === 'reset-second-factor') return <ResetSecondFactorDialog user={user} onClose={onClose} />;
  const { body, ...question } = actionTexts(action, user);
  return (
    <ConfirmChange {...changeOf(user, action)} {...question} seen={user} onClose={onClose}>
      <p>{body}</p>
    </ConfirmChange>
  );
}

type Confirmed = Exclude<UserAccessAction, 'reset-second-factor'>;

const calls = {
  disable: 'users.setStatus',
  enable: 'users.setStatus',
  unlock: 'users.unlock',
  invite: 'users.resendInvitation',
  'reset-password': 'users.resetPassword',
  'end-sessions': 'users.endSessions',
} as const satisfies Record<Confirmed, string>;

function changeOf({ systemUserId: userId, version }: UserDetails, action: Confirmed) {
  const call = calls[action];
  const input: CallInput<typeof call> = { params: { userId } };
  if (call !== 'users.setStatus') return { call, input };
  return { call, input: { ...input, query: { enabled: action === 'enable' }, body: { version } } };
}

const ResetSecondFactorDialog = ({ user, onClose }: Omit<UserActionDialogProps, 'action'>) => (
  <CallForm
    call="users.resetSecondFactor"
    params={{ userId: user.systemUserId }}
    title={`Reset the second factor of ${user.fullName}`}
    description="The authenticator app and the recovery codes stop working, and the user is signed out everywhere. Verify the user’s identity first."
    submitLabel="Reset second factor"
    danger
    done={`Second factor of ${user.fullName} removed`}
    onClose={onClose}
  />
);

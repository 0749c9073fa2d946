import type { UserDetails } from '@quickportal/contracts/users/user';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { messageOf } from '../../data/problem.ts';
import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import type { UserAccessAction } from './user-access.view.tsx';
import { actionTexts } from './user-action-texts.ts';
import { userChanged, userTouched } from './users.data.ts';

interface UserActionDialogProps {
  user: UserDetails;
  action: UserAccessAction;
  onClose: () => void;
}

/** Asks before something is done to an account, and does it. */
export function UserActionDialog({ user, action, onClose }: UserActionDialogProps) {
  return action === 'reset-second-factor' ? (
    <ResetSecondFactorDialog user={user} onClose={onClose} />
  ) : (
    <ConfirmDialog user={user} action={action} onClose={onClose} />
  );
}

type Confirmed = Exclude<UserAccessAction, 'reset-second-factor'>;

function ConfirmDialog({ user, action, onClose }: UserActionDialogProps & { action: Confirmed }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { title, body, action: verb, cancel, tone, done } = actionTexts(action, user);

  async function act() {
    setBusy(true);
    setError(undefined);
    try {
      const changed = await send(user, action, idempotencyKey);
      toast({ tone: 'success', title: done });
      onClose();
      await (changed ? userChanged(changed) : userTouched(user.systemUserId, true));
    } catch (cause) {
      setError(messageOf(cause));
      void userTouched(user.systemUserId, true);
    } finally {
      setBusy(false);
    }
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      action={verb}
      {...(cancel && { cancel })}
      tone={tone}
      busy={busy}
      error={error}
      onAction={() => void act()}
    >
      <p>{body}</p>
    </AlertDialog>
  );
}

/** Makes the call; answers the user where the call does. */
async function send(user: UserDetails, action: Confirmed, idempotencyKey: string): Promise<UserDetails | undefined> {
  const { users } = trpcClient;
  const input = { params: { userId: user.systemUserId } };
  const options = { context: { idempotencyKey } };
  const enabled = action === 'enable';
  if (enabled || action === 'disable')
    return users.setStatus.mutate({ ...input, query: { enabled }, body: { version: user.version } }, options);
  if (action === 'unlock') return users.unlock.mutate(input, options);
  const calls = {
    invite: users.resendInvitation,
    'reset-password': users.resetPassword,
    'end-sessions': users.endSessions,
  };
  await calls[action].mutate(input, options);
  return undefined;
}

function ResetSecondFactorDialog({ user, onClose }: Omit<UserActionDialogProps, 'action'>) {
  const { systemUserId: userId, fullName } = user;
  return (
    <FormDialog
      title={`Reset the second factor of ${fullName}`}
      description="The authenticator app and the recovery codes stop working, and the user is signed out everywhere. Make sure first that it is really the user who asks."
      verb="post"
      path={`users/${userId}/second-factor-reset`}
      submitLabel="Reset second factor"
      danger
      onClose={onClose}
      onSubmit={async (body) => {
        const changed = await trpcClient.users.resetSecondFactor.mutate({
          params: { userId },
          body: { password: String(body['password']) },
        });
        toast({ tone: 'success', title: `Second factor of ${fullName} removed` });
        onClose();
        await userChanged(changed);
      }}
    />
  );
}

import type { changeMyPassword } from '@quickportal/contracts/my-profile/contracts';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { myProfileChanged } from './my-profile.data.ts';

type Body = InputOf<typeof changeMyPassword>['body'];

/** A new password; every other session ends. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Change password"
      description="You stay signed in here. Everywhere else you are signed out."
      verb="patch"
      path="my-profile/password"
      submitLabel="Change password"
      onClose={onClose}
      onSubmit={async (body) => {
        await trpcClient.myProfile.changePassword.mutate({ body: body as Body });
        toast({ title: 'Password changed' });
        onClose();
        await myProfileChanged();
      }}
    />
  );
}

import type { InputOf } from '@quickportal/contracts/kernel/contract';
import type { createUser, updateUserDetails } from '@quickportal/contracts/users/contracts';
import type { UserDetails } from '@quickportal/contracts/users/user';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormSheet } from '../../layout/form-sheet.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { userChanged } from './users.data.ts';

type Creation = InputOf<typeof createUser>['body'];
type Change = InputOf<typeof updateUserDetails>['body'];

interface SheetProps {
  onClose: () => void;
}

/** A new user; a temporary password goes out by mail. */
export function NewUserSheet({ onClose }: SheetProps) {
  const goTo = useGoTo();
  return (
    <FormSheet<Creation, UserDetails>
      title="Add user"
      description="A temporary password is mailed to the user."
      verb="post"
      path="users"
      onSend={(body, context) => trpcClient.users.create.mutate({ body }, { context })}
      onSaved={(user) => {
        toast({ tone: 'success', title: `${user.fullName} invited`, description: `Mail goes to ${user.email}.` });
        void userChanged(user);
        goTo('UserDetailsView', { SystemUserId: user.systemUserId });
      }}
      onClose={onClose}
    />
  );
}

/** Name, address, roles and restriction of a user. */
export function EditUserSheet({ user, onClose }: SheetProps & { user: UserDetails }) {
  const { systemUserId, fullName, version } = user;
  return (
    <FormSheet<Change, UserDetails>
      title={`Edit ${fullName}`}
      verb="put"
      path={`users/${systemUserId}/details`}
      onSend={(body, context) => {
        const input = { params: { userId: systemUserId }, body: { ...body, version } };
        return trpcClient.users.updateDetails.mutate(input, { context });
      }}
      onSaved={(changed) => {
        toast({ tone: 'success', title: `${changed.fullName} saved` });
        void userChanged(changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

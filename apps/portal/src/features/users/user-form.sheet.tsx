import type { UserDetails } from '@quickportal/contracts/users/user';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';
import { useGoTo } from '../../pages/page-link.tsx';

interface SheetProps {
  onClose: () => void;
}

/** A new user; a temporary password goes out by mail. */
export function NewUserSheet({ onClose }: SheetProps) {
  const goTo = useGoTo();
  const waits = useWaitsToast();
  return (
    <CallForm
      as="sheet"
      call="users.create"
      title="Add user"
      description="The user gets a temporary password by email. If the user has a right to approve, a second user must approve the account first."
      done={({ status, body }) =>
        status === 202
          ? waits('The new user', 'The invitation is sent once it is approved.')
          : { tone: 'success', title: `${body.fullName} invited`, description: `Invitation sent to ${body.email}.` }
      }
      onDone={({ status, body }) =>
        status === 202 ? onClose() : goTo('UserDetailsView', { SystemUserId: body.systemUserId })
      }
      onClose={onClose}
    />
  );
}

/** Name, address, roles and restriction of a user. */
export function EditUserSheet({ user, onClose }: SheetProps & { user: UserDetails }) {
  const { systemUserId: userId, fullName } = user;
  const waits = useWaitsToast();
  return (
    <CallForm
      as="sheet"
      call="users.updateDetails"
      params={{ userId }}
      title={`Edit ${fullName}`}
      done={({ status, body }) =>
        status === 202 ? waits(`The edit of ${fullName}`, 'It grants a right to approve.') : `${body.fullName} saved`
      }
      onClose={onClose}
    />
  );
}

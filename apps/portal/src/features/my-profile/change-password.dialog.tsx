import { announce } from '../../data/connection/session-watch.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';

/** A new password; every other session ends. */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => (
  <CallForm
    call="myProfile.changePassword"
    title="Change password"
    description="You stay signed in here and are signed out everywhere else."
    submitLabel="Change password"
    done="Password changed"
    onDone={() => {
      announce({ kind: 'password-changed' });
      onClose();
    }}
    onClose={onClose}
  />
);

/* oxlint-disable jsx-a11y/no-autofocus -- the page has one task, and this is its first field */
import { PasswordField } from './form-parts.tsx';

/** A new password, twice. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        help="At least 12 characters, one letter and one digit."
        autoFocus
      />
      <PasswordField name="repeatPassword" label="Repeat the new password" autoComplete="new-password" />
    </>
  );
}

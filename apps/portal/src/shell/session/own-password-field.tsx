/* oxlint-disable jsx-a11y/no-autofocus -- the dialog has one task, and this is where it begins */
import { Field } from '@quickportal/ui/field';
import { PasswordInput } from '@quickportal/ui/password-input';

interface OwnPasswordFieldProps {
  value: string;
  onValueChange: (password: string) => void;
  /** The user went on without a password. */
  missing: boolean;
  error: string | undefined;
}

/** Where the user of a session enters their password again. It has the focus as soon as it is shown. */
export function OwnPasswordField({ value, onValueChange, missing, error }: OwnPasswordFieldProps) {
  return (
    <Field label="Password" error={missing ? 'Required.' : error}>
      <PasswordInput
        name="password"
        autoComplete="current-password"
        value={value}
        onValueChange={onValueChange}
        autoFocus
        data-first-focus
      />
    </Field>
  );
}

import { SignInForm, SubmitButton } from './form-parts.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { SignInPageProps } from './page-values.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignOutLink } from './sign-out-link.tsx';

/** ChangePasswordView: the password was given by another user and must be changed before anything opens. */
export function ChangePasswordView({ values }: SignInPageProps) {
  return (
    <SignInFrame
      values={values}
      title="Choose a new password"
      lead="Your password is temporary. Choose your own to continue."
      errors={['password-refused', 'passwords-differ', 'fields-missing', 'too-many-requests', 'unavailable']}
      links={<SignOutLink values={values} />}
    >
      <SignInForm values={values} action="AuthAction/change-password">
        <NewPasswordFields />
        <SubmitButton>Change password</SubmitButton>
      </SignInForm>
    </SignInFrame>
  );
}

import { SignInForm, SubmitButton } from './form-parts.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { SignInPageProps } from './page-values.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** ForgotPasswordResetView: where the link in the mail leads. The token is in a cookie, never in the page. */
export function ForgotPasswordResetView({ values }: SignInPageProps) {
  return (
    <SignInFrame
      values={values}
      title="Choose a new password"
      errors={[
        'link-expired',
        'password-refused',
        'passwords-differ',
        'fields-missing',
        'too-many-requests',
        'unavailable',
      ]}
      links={
        <>
          <a href={`${values.base}/ForgotPasswordEmailView`}>Request a new link</a>
          <a href={`${values.base}/LoginView`}>Back to sign in</a>
        </>
      }
    >
      <SignInForm values={values} action="AuthAction/reset-password">
        <NewPasswordFields />
        <SubmitButton>Change password</SubmitButton>
      </SignInForm>
    </SignInFrame>
  );
}

/* oxlint-disable jsx-a11y/no-autofocus -- the page has one task, and this is its first field */
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { SignInForm, SubmitButton } from './form-parts.tsx';
import type { SignInPageProps } from './page-values.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** ForgotPasswordEmailView: asks for the address that the link is sent to. */
export function ForgotPasswordEmailView({ values }: SignInPageProps) {
  return (
    <SignInFrame
      values={values}
      title="Forgotten password"
      lead="Enter the email of your account. We will send you a link to choose a new password."
      errors={['too-many-requests', 'mail-not-set-up', 'fields-missing', 'not-from-here', 'unavailable']}
      notices={['mail-sent']}
      links={<a href={`${values.base}/LoginView`}>Back to sign in</a>}
    >
      <SignInForm values={values} action="AuthAction/forgot-password">
        <Field label="Email" id="email">
          <Input name="email" type="email" required maxLength={254} autoComplete="email" autoFocus />
        </Field>
        <SubmitButton>Send link</SubmitButton>
      </SignInForm>
    </SignInFrame>
  );
}

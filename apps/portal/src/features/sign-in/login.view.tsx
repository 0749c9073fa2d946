/* oxlint-disable jsx-a11y/no-autofocus -- the page has one task, and this is its first field */
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { PasswordField, SignInForm, SubmitButton } from './form-parts.tsx';
import type { SignInPageProps } from './page-values.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** LoginView: login name and password. */
export function LoginView({ values }: SignInPageProps) {
  return (
    <SignInFrame
      values={values}
      title="Sign in"
      errors={[
        'sign-in-failed',
        'signed-out',
        'session-limit',
        'too-many-requests',
        'fields-missing',
        'not-from-here',
        'unavailable',
      ]}
      notices={['signed-out', 'password-reset']}
      links={
        <>
          <a href={`${values.base}/ForgotPasswordEmailView`}>Forgotten your password?</a>
          <a href={`${values.base}/SandboxCreatorView`} className="hidden group-data-[sandboxes=true]/page:inline">
            Try it in a sandbox
          </a>
        </>
      }
      below={<DemoSignIns values={values} />}
    >
      <SignInForm values={values} action="AuthAction">
        <Field label="Login name" id="loginName">
          <Input
            name="loginName"
            required
            maxLength={100}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton>Sign in</SubmitButton>
      </SignInForm>
    </SignInFrame>
  );
}

/* oxlint-disable jsx-a11y/no-autofocus -- the page has one task, and this is its first field */
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { buttonVariants } from '@quickportal/ui/button';
import { SignInForm, SubmitButton } from './form-parts.tsx';
import type { SignInPageProps } from './page-values.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignOutLink } from './sign-out-link.tsx';

/** SecondFactorView: a code of the authenticator app or a recovery code; with `setUp` the app is set up first. */
export function SecondFactorView({ values }: SignInPageProps) {
  return (
    <SignInFrame
      values={values}
      title="Second factor"
      lead={<span id="second-factor-lead">Enter the code that your authenticator app shows, or a recovery code.</span>}
      errors={['code-wrong', 'too-many-requests', 'fields-missing', 'not-from-here', 'unavailable']}
      links={<SignOutLink values={values} />}
    >
      <div id="enrolment" hidden className="mb-5 gap-4 not-[[hidden]]:grid">
        <ol className="grid list-inside list-decimal gap-1 text-ink-2">
          <li>Open an authenticator app on your phone.</li>
          <li>Scan this QR code, or enter the key below it.</li>
          <li>Enter the six digits that the app shows.</li>
        </ol>
        <svg id="qr" role="img" aria-label="QR code for the authenticator app" className="mx-auto size-44 rounded-2">
          <rect width="100%" height="100%" fill="#fff" />
          <path fill="#000" />
        </svg>
        <p className="text-center text-13 text-ink-2">
          Key <code id="secret" className="font-mono text-ink wrap-anywhere" />
        </p>
      </div>
      <SignInForm values={values} action="AuthAction/second-factor" id="code-form">
        <Field label="Code" id="code">
          <Input
            name="code"
            required
            mono
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <SubmitButton>Continue</SubmitButton>
      </SignInForm>
      <div id="recovery" hidden className="gap-4 not-[[hidden]]:grid">
        <p className="text-ink-2">
          Save these recovery codes in a safe place. Each code works once instead of the app. They are not shown again.
        </p>
        <ul id="recovery-codes" className="grid grid-cols-2 gap-2 font-mono" />
        <a
          id="go-on"
          href={`${values.base}/`}
          className={`${buttonVariants({ variant: 'primary', size: 'lg' })} w-full`}
        >
          I have saved them
        </a>
      </div>
      <noscript>
        <p className="mt-4 text-13 text-ink-2">Turn on JavaScript to set up a second factor.</p>
      </noscript>
    </SignInFrame>
  );
}

/* oxlint-disable jsx-a11y/no-autofocus -- the page has one task, and this is its first field */
import { Button } from '@quickportal/ui/button';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { useState } from 'react';
import { OwnPasswordField } from './own-password-field.tsx';
import { SessionDialog } from './session-dialog.tsx';

/** What the sign-in waits for; a step with a page of its own gives that page's address. */
export type SignInStep = 'password' | 'code' | { address: string };

export interface SignInAgainViewProps {
  person: { fullName: string; loginName: string };
  /** Why the session is gone, as a sentence. */
  reason: string;
  step: SignInStep;
  busy: boolean;
  error: string | undefined;
  onPassword: (given: { loginName: string; password: string }) => void;
  onCode: (code: string) => void;
  /** Gives up what was typed. */
  onLeave: () => void;
}

/** Covers the page until its user has signed in again. What was typed stays behind it. */
export function SignInAgainView(props: SignInAgainViewProps) {
  const { person, reason, step, busy, onLeave } = props;
  const [loginName, setLoginName] = useState(person.loginName);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const submit = () => {
    if (busy || typeof step === 'object') return;
    const isComplete = step === 'code' ? code.trim() !== '' : loginName.trim() !== '' && password !== '';
    setTried(!isComplete);
    if (!isComplete) return;
    if (step === 'code') props.onCode(code.trim());
    else props.onPassword({ loginName: loginName.trim(), password });
  };
  const missing = (value: string) => (tried && value.trim() === '' ? 'Required.' : undefined);
  return (
    <SessionDialog
      opaque
      title="Sign in again to continue"
      text={
        <p>
          {reason} Sign in as <strong className="text-ink">{person.fullName}</strong>, and nothing you typed is lost.
        </p>
      }
      onSubmit={submit}
      actions={
        <>
          <Button variant="ghost" onClick={onLeave}>
            Leave this page
          </Button>
          <Continue step={step} busy={busy} />
        </>
      }
    >
      {step === 'password' && (
        <div className="grid gap-4">
          <Field label="Login name" error={missing(loginName)}>
            <Input name="loginName" autoComplete="username" value={loginName} onValueChange={setLoginName} />
          </Field>
          <OwnPasswordField
            value={password}
            onValueChange={setPassword}
            missing={tried && password === ''}
            error={props.error}
          />
        </div>
      )}
      {step === 'code' && (
        <Field
          label="Code"
          help="Six digits from your authenticator app, or a recovery code."
          error={missing(code) ?? props.error}
        >
          <Input
            name="code"
            autoComplete="one-time-code"
            value={code}
            onValueChange={setCode}
            autoFocus
            data-first-focus
          />
        </Field>
      )}
      {typeof step === 'object' && (
        <p className="text-ink-2">
          Your account needs one more step, which opens in a new tab. Come back here afterwards.
        </p>
      )}
    </SessionDialog>
  );
}

function Continue({ step, busy }: Pick<SignInAgainViewProps, 'step' | 'busy'>) {
  if (typeof step !== 'object') {
    return (
      <Button type="submit" variant="primary" busy={busy}>
        {step === 'code' ? 'Continue' : 'Sign in'}
      </Button>
    );
  }
  return (
    <Button asChild variant="primary">
      <a href={step.address} target="_blank" rel="noreferrer" data-first-focus>
        Open in a new tab
      </a>
    </Button>
  );
}

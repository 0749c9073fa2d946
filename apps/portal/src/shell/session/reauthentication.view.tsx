import { Button } from '@quickportal/ui/button';
import { useState } from 'react';
import { OwnPasswordField } from './own-password-field.tsx';
import { SessionDialog } from './session-dialog.tsx';

export interface ReauthenticationViewProps {
  person: { fullName: string; loginName: string };
  busy: boolean;
  error: string | undefined;
  onSubmit: (password: string) => void;
  onSignOut: () => void;
}

/** Covers the page until the password is entered. What was typed stays behind it. */
export function ReauthenticationView({ person, busy, error, onSubmit, onSignOut }: ReauthenticationViewProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    if (busy) return;
    setMissing(password === '');
    if (password !== '') onSubmit(password);
  };
  return (
    <SessionDialog
      title="Enter your password to continue"
      text={
        <p>
          You are signed in as <strong className="text-ink">{person.fullName}</strong>. Nothing you typed is lost.
        </p>
      }
      onSubmit={submit}
      actions={
        <>
          <Button variant="ghost" onClick={onSignOut}>
            Sign out
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            Continue
          </Button>
        </>
      }
    >
      {/* Tells password managers whose password is meant */}
      <input type="text" name="loginName" autoComplete="username" value={person.loginName} readOnly hidden />
      <OwnPasswordField value={password} onValueChange={setPassword} missing={missing} error={error} />
    </SessionDialog>
  );
}

/* oxlint-disable jsx-a11y/no-autofocus -- the page has one task, and this is its first field */
import { Button } from '@quickportal/ui/button';
import { Field } from '@quickportal/ui/field';
import { PasswordInput } from '@quickportal/ui/password-input';
import { useId, useState } from 'react';
import { BrandMark } from '../layout/brand-mark.tsx';
import { Modal } from './modal.tsx';

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
  const titleId = useId();
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(password === '');
    if (password !== '') onSubmit(password);
  };
  return (
    <Modal
      open
      aria-labelledby={titleId}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-4 border border-line bg-surface-raised shadow-3 backdrop:bg-canvas/90 backdrop:backdrop-blur-lg"
    >
      <form onSubmit={submit} noValidate className="grid gap-5 p-6">
        <div className="grid gap-2">
          <BrandMark className="size-8" />
          <h2 id={titleId} className="mt-1 text-18 tracking-title">
            Enter your password to continue
          </h2>
          <p className="text-ink-2">
            You are signed in as <strong className="text-ink">{person.fullName}</strong>. Nothing you typed is lost.
          </p>
        </div>
        {/* Tells password managers whose password is meant */}
        <input type="text" name="loginName" autoComplete="username" value={person.loginName} readOnly hidden />
        <Field label="Password" error={missing ? 'Required.' : error}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
            autoFocus
          />
        </Field>
        <div className="flex flex-wrap justify-between gap-2 max-sm:flex-col-reverse">
          <Button variant="ghost" onClick={onSignOut}>
            Sign out
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            Continue
          </Button>
        </div>
      </form>
    </Modal>
  );
}

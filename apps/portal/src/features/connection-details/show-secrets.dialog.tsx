import { Button } from '@quickportal/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@quickportal/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useSession } from '../../data/session.ts';
import { OwnPasswordField } from '../../shell/session/own-password-field.tsx';

interface ShowSecretsProps {
  /** How long they are shown. */
  minutes: number;
  onShown: () => void;
  onClose: () => void;
}

/** Asks for the password before secrets are shown. */
export function ShowSecretsDialog({ minutes, onShown, onClose }: ShowSecretsProps) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const enter = useMutation({
    mutationFn: () => sendJson('AuthAction/reauthenticate', { method: 'POST', body: { password } }),
    ...shownInline,
    onSuccess: () => {
      onShown();
      onClose();
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !enter.isPending) enter.mutate();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Enter your password to show secrets"
        description={`They are shown for ${minutes} minutes. Each reading is in the audit trail.`}
      >
        <form onSubmit={submit} noValidate>
          <DialogBody>
            {/* Tells password managers whose password is meant */}
            <input type="text" name="loginName" autoComplete="username" value={user.loginName} readOnly hidden />
            <OwnPasswordField
              value={password}
              onValueChange={setPassword}
              missing={missing}
              error={enter.error ? (fieldErrorsOf(enter.error)[0]?.messages[0] ?? messageOf(enter.error)) : undefined}
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={enter.isPending}>
              Show secrets
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

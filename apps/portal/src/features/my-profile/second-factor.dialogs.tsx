import type { TotpEnrolment } from '@quickportal/contracts/access/sign-in';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { Enrolment } from './enrolment.view.tsx';
import { RecoveryCodes } from './recovery-codes.view.tsx';

interface DialogProps {
  onClose: () => void;
}

/** Password, then the QR code and a code of the app, then the recovery codes. */
export function SetUpSecondFactorDialog({ onClose }: DialogProps) {
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (!enrolment) {
    return (
      <CallForm
        call="myProfile.startSecondFactor"
        title="Set up the second factor"
        description="Enter your password first, to confirm that it is you."
        submitLabel="Continue"
        onDone={setEnrolment}
        onClose={onClose}
      />
    );
  }
  return (
    <CallForm
      key="code"
      call="myProfile.confirmSecondFactor"
      title="Set up the second factor"
      description="Scan this QR code with an authenticator app, or enter the key below it."
      submitLabel="Switch on"
      done="Second factor switched on"
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    >
      <Enrolment enrolment={enrolment} />
    </CallForm>
  );
}

/** New codes void the old ones. */
export function RecoveryCodesDialog({ onClose }: DialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <CallForm
      call="myProfile.renewRecoveryCodes"
      title="New recovery codes"
      description="Your current codes stop working."
      submitLabel="Create new codes"
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}

/** Signing in then needs the password only. */
export const RemoveSecondFactorDialog = ({ onClose }: DialogProps) => (
  <CallForm
    call="myProfile.removeSecondFactor"
    title="Remove the second factor"
    description="Signing in then requires only your password, and the recovery codes stop working."
    submitLabel="Remove second factor"
    danger
    done="Second factor removed"
    onClose={onClose}
  />
);

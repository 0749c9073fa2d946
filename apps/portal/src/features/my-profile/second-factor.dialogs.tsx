import type { TotpEnrolment } from '@quickportal/contracts/access/sign-in';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { Enrolment } from './enrolment.view.tsx';
import { myProfileChanged } from './my-profile.data.ts';
import { RecoveryCodes } from './recovery-codes.view.tsx';

interface DialogProps {
  onClose: () => void;
}

const passwordOf = (body: Record<string, unknown>) => ({ password: String(body['password']) });

/** Password, then the QR code and a code of the app, then the recovery codes. */
export function SetUpSecondFactorDialog({ onClose }: DialogProps) {
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (!enrolment) {
    return (
      <FormDialog
        title="Set up the second factor"
        description="Enter your password first, to confirm that it is you."
        verb="post"
        path="my-profile/second-factor"
        submitLabel="Continue"
        onClose={onClose}
        onSubmit={async (body) =>
          setEnrolment(await trpcClient.myProfile.startSecondFactor.mutate({ body: passwordOf(body) }))
        }
      />
    );
  }
  return (
    <FormDialog
      key="code"
      title="Set up the second factor"
      description="Scan this picture with an authenticator app, or type the key under it."
      verb="post"
      path="my-profile/second-factor/confirm"
      submitLabel="Switch on"
      onClose={onClose}
      onSubmit={async (body) => {
        const answer = await trpcClient.myProfile.confirmSecondFactor.mutate({ body: { code: String(body['code']) } });
        setCodes(answer.recoveryCodes);
        toast({ title: 'Second factor switched on' });
        await myProfileChanged();
      }}
    >
      <Enrolment enrolment={enrolment} />
    </FormDialog>
  );
}

/** New codes void the old ones. */
export function RecoveryCodesDialog({ onClose }: DialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title="New recovery codes"
      description="The codes you have now stop working."
      verb="post"
      path="my-profile/recovery-codes"
      submitLabel="Make new codes"
      onClose={onClose}
      onSubmit={async (body) => {
        setCodes((await trpcClient.myProfile.renewRecoveryCodes.mutate({ body: passwordOf(body) })).recoveryCodes);
        await myProfileChanged();
      }}
    />
  );
}

/** Signing in then needs the password only. */
export function RemoveSecondFactorDialog({ onClose }: DialogProps) {
  return (
    <FormDialog
      title="Remove the second factor"
      description="Signing in then asks for your password only, and the recovery codes stop working."
      verb="post"
      path="my-profile/second-factor/remove"
      submitLabel="Remove second factor"
      danger
      onClose={onClose}
      onSubmit={async (body) => {
        await trpcClient.myProfile.removeSecondFactor.mutate({ body: passwordOf(body) });
        toast({ title: 'Second factor removed' });
        onClose();
        await myProfileChanged();
      }}
    />
  );
}

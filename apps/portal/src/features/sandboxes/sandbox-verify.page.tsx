import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { SandboxVerifyView } from './sandbox-verify.view.tsx';
import { useStartAgain } from './use-start-again.ts';

/** The code behind the # of the link in the mail. */
const codeInAddress = (): string => /^#(\d{8})$/.exec(window.location.hash)?.[1] ?? '';

/** Asks for the code that was mailed. */
export default function SandboxVerifyPage() {
  const goTo = useGoTo();
  const [code] = useState(codeInAddress);
  const verification = trpc.sandboxes.getVerification.useQuery({ query: {} }, { retry: false, ...shownInline });
  const resend = useChange('sandboxes.resendVerification');
  const startAgain = useStartAgain();
  const [isExpired, setExpired] = useState(false);
  const [isSent, setSent] = useState(false);
  const emailAddress = verification.data?.emailAddress;
  return (
    <SandboxVerifyView
      verification={verification}
      isExpired={isExpired}
      isSent={isSent}
      busy={resend.busy}
      error={resend.error ?? startAgain.error}
      onResend={() => {
        setSent(false);
        resend.make(undefined, ({ linkExpired }) => {
          setExpired(linkExpired);
          setSent(!linkExpired);
        });
      }}
      onStartAgain={startAgain.make}
    >
      <CallForm
        call="sandboxes.confirm"
        as="page"
        title="Verify your email address"
        submitLabel="Verify"
        fields={['verificationCode']}
        values={{ verificationCode: code, emailAddress: emailAddress ?? '' }}
        onDone={() => goTo('SandboxDetailView')}
      />
    </SandboxVerifyView>
  );
}

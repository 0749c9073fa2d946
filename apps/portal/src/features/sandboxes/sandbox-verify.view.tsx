import { linkExpiredText, RESEND_REST_SECONDS } from '@quickportal/contracts/sandboxes/sandbox-limits';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { useEffect, useState } from 'react';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import { SandboxGone } from './sandbox-gone.tsx';

interface SandboxVerifyViewProps {
  /** Where the code was mailed to. */
  verification: { data: { emailAddress: string } | undefined; error: unknown };
  isExpired: boolean;
  /** The code was sent again. */
  isSent: boolean;
  busy: boolean;
  /** Why it was not sent again. */
  error: string | undefined;
  onResend: () => void;
  onStartAgain: () => void;
  /** The form of the code. */
  children: React.ReactNode;
}

/** SandboxVerifyView: the code in the mail, the link that sends it again, the way back to the start. */
export function SandboxVerifyView(props: SandboxVerifyViewProps) {
  const { verification, isExpired, isSent, busy, error, onResend, onStartAgain, children } = props;
  const { data } = verification;
  if (!data && verification.error !== null) return <SandboxGone step={2} onStartAgain={onStartAgain} />;
  return (
    <SandboxFrame
      title="Verify your email address"
      step={2}
      subtitle={
        data ? `We sent a code of eight digits to ${data.emailAddress}.` : 'We sent you a code of eight digits.'
      }
      links={
        <>
          <Resend busy={busy} onResend={onResend} />
          <Button variant="link" size="sm" onClick={onStartAgain}>
            Start again
          </Button>
        </>
      }
    >
      <output className="block">
        {isSent && <Alert tone="success" title="A new code was sent. The one before no longer works." />}
      </output>
      <div role="alert">
        {isExpired && <Alert tone="danger" title={linkExpiredText} />}
        {error !== undefined && <Alert tone="danger" title={error} />}
      </div>
      {data ? (
        children
      ) : (
        <Card>
          <CardBody>
            <FormSkeleton fields={1} />
          </CardBody>
        </Card>
      )}
    </SandboxFrame>
  );
}

/** Rests for three seconds after use, so that a second click does not send a second mail. */
function Resend({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), RESEND_REST_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isResting]);
  return (
    <Button
      variant="link"
      size="sm"
      disabled={isResting || busy}
      onClick={() => {
        setResting(true);
        onResend();
      }}
    >
      Send the code again
    </Button>
  );
}

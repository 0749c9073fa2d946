import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import { SandboxGone } from './sandbox-gone.tsx';

interface SandboxDetailViewProps {
  verification: { data: { emailAddress: string } | undefined; error: unknown };
  error: string | undefined;
  onStartAgain: () => void;
  /** The form of login name and password. */
  children: React.ReactNode;
}

/** SandboxDetailView: login name and password; then the sandbox is created and opened. */
export function SandboxDetailView({ verification, error, onStartAgain, children }: SandboxDetailViewProps) {
  const { data } = verification;
  if (!data && verification.error !== null) return <SandboxGone step={3} onStartAgain={onStartAgain} />;
  return (
    <SandboxFrame
      title="Create your sandbox"
      step={3}
      subtitle="Choose how you sign in. You will be the administrator of your sandbox, which is removed after 30 days without use."
      links={
        <Button variant="link" size="sm" onClick={onStartAgain}>
          Start again
        </Button>
      }
    >
      <div role="alert">{error !== undefined && <Alert tone="danger" title={error} />}</div>
      {data ? (
        children
      ) : (
        <Card>
          <CardBody>
            <FormSkeleton fields={3} />
          </CardBody>
        </Card>
      )}
    </SandboxFrame>
  );
}

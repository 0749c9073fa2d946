import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Progress } from '@quickportal/ui/progress';
import { basePath } from '../../pages/base-path.ts';
import { SandboxFrame } from './sandbox-frame.tsx';

export interface SandboxProgressViewProps {
  /** What is there of the test data; undefined while nothing is known. */
  progress: { customers: number; schedules: number; payments: number; paymentsDone: number } | undefined;
}

/** How far a new sandbox is filled with test data; the visitor need not wait for it. */
export function SandboxProgressView({ progress }: SandboxProgressViewProps) {
  const { customers = 0, schedules = 0, payments = 0, paymentsDone = 0 } = progress ?? {};
  return (
    <SandboxFrame
      title="Filling your sandbox"
      step={3}
      subtitle="Your sandbox is created and you are signed in. It opens as soon as its test data is there."
      links={
        <Button asChild variant="link" size="sm">
          <a href={`${basePath()}/`}>Open it now</a>
        </Button>
      }
    >
      <Card>
        <CardBody className="grid gap-3">
          <Progress label="Test data" {...(payments > 0 && { value: paymentsDone, max: payments })} />
          <output className="block">
            {customers === 0 ? (
              'Adding customers, schedules and payments.'
            ) : (
              <>
                {customers} customers with a card and {schedules} schedules are ready.{' '}
                {paymentsDone < payments
                  ? `Payments: ${paymentsDone} of ${payments} taken.`
                  : `All ${payments} payments are taken.`}
              </>
            )}
          </output>
        </CardBody>
      </Card>
    </SandboxFrame>
  );
}

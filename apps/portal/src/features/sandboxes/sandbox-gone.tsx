import { Button } from '@quickportal/ui/button';
import { href } from '../../pages/href.ts';
import { SandboxFrame } from './sandbox-frame.tsx';

/** In place of a step that does not know its visitor: the code was requested elsewhere, or too long ago. */
export const SandboxGone = ({ step, onStartAgain }: { step: number; onStartAgain: () => void }) => (
  <SandboxFrame
    title="This page did not load"
    step={step}
    subtitle="This browser has not requested a sandbox, or did so too long ago. Open the link in the browser in which you requested it, or start again."
    links={<a href={href('LoginView')}>Back to sign in</a>}
  >
    <div>
      <Button variant="primary" onClick={onStartAgain}>
        Start again
      </Button>
    </div>
  </SandboxFrame>
);

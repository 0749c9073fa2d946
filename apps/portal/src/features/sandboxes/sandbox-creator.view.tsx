import { href } from '../../pages/href.ts';
import { SandboxFrame } from './sandbox-frame.tsx';

/** SandboxCreatorView: what a sandbox is, and the form that requests one. */
export function SandboxCreatorView({ children }: { children: React.ReactNode }) {
  return (
    <SandboxFrame
      title="Sandbox"
      step={1}
      subtitle="Try QuickPortal in a facility of your own with test customers and payments. No money moves, and no one but you gets mail from it."
      links={<a href={href('LoginView')}>Back to sign in</a>}
    >
      {children}
    </SandboxFrame>
  );
}

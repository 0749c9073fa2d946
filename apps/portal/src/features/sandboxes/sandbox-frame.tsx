import { PageHeader } from '../../layout/page/page-header.tsx';

interface SandboxFrameProps {
  title: string;
  /** Which of the three steps it is, from 1. */
  step: number;
  subtitle: string;
  children: React.ReactNode;
  /** Ways elsewhere, under the form. */
  links: React.ReactNode;
}

/** A step on the way to a sandbox: heading, form, ways elsewhere. */
export function SandboxFrame({ title, step, subtitle, children, links }: SandboxFrameProps) {
  return (
    <div className="mx-auto grid max-w-140 gap-3">
      <PageHeader
        title={title}
        subtitle={subtitle}
        badge={<span className="text-13 text-ink-2">Step {step} of 3</span>}
      />
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13">{links}</div>
    </div>
  );
}

import type { SignInError, SignInNotice } from '@quickportal/contracts/access/sign-in-messages';
import { BrandMark } from '../../layout/page/brand-mark.tsx';
import type { PageValues } from './page-values.ts';
import { FormMessages } from './form-messages.tsx';

interface SignInFrameProps {
  values: PageValues;
  title: string;
  /** One sentence under the title. */
  lead?: React.ReactNode;
  errors: readonly SignInError[];
  notices?: readonly SignInNotice[];
  children: React.ReactNode;
  /** Ways elsewhere, under the form. */
  links?: React.ReactNode;
  /** Beside or under the card. */
  below?: React.ReactNode;
}

/** A calm card in the middle: mark, title, what the step before said, the form. */
export function SignInFrame(props: SignInFrameProps) {
  const { values, title, lead, errors, notices, children, links, below } = props;
  return (
    <div
      data-error={values.error}
      data-notice={values.notice}
      data-demo={values.demo}
      data-sandboxes={values.sandboxes}
      data-base={values.base}
      id="page"
      className="group/page grid min-h-dvh content-center justify-items-center gap-5 px-4 py-10"
    >
      <main className="w-full max-w-104 rounded-4 border border-line bg-surface p-8 shadow-2 max-sm:p-5">
        <div className="mb-6 flex items-center gap-2.5 text-16 font-strong tracking-display">
          <BrandMark />
          QuickPortal
        </div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="mt-1 text-ink-2">{lead}</p>}
        <div className="mt-6">
          <FormMessages errors={errors} {...(notices && { notices })} />
          {children}
        </div>
        {links !== undefined && (
          <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-13">
            {links}
          </p>
        )}
      </main>
      {below}
    </div>
  );
}

import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

const alert = cva('flex gap-2.5 rounded-2 border border-l-3 px-4 py-3', {
  variants: {
    tone: {
      neutral: 'border-neutral-line border-l-neutral bg-neutral-soft [&>svg]:text-neutral-ink',
      success: 'border-success-line border-l-success bg-success-soft [&>svg]:text-success-ink',
      info: 'border-info-line border-l-info bg-info-soft [&>svg]:text-info-ink',
      warning: 'border-warning-line border-l-warning bg-warning-soft [&>svg]:text-warning-ink',
      danger: 'border-danger-line border-l-danger bg-danger-soft [&>svg]:text-danger-ink',
    },
  },
  defaultVariants: { tone: 'info' },
});
const icons = { neutral: Info, success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

export type AlertProps = Omit<React.ComponentProps<'div'>, 'title'> & {
  /** What kind of message it is; danger and warning interrupt a screen reader. */
  tone?: 'neutral' | 'success' | 'info' | 'warning' | 'danger';
  /** The message, in one sentence. */
  title: React.ReactNode;
  /** Actions: small buttons on the right, or below the text if there is no room. */
  actions?: React.ReactNode;
  /** Dismisses the message; the close button stays in the corner on any screen. */
  onDismiss?: () => void;
};

/**
 * A message within the page: an error here, a consequence, a result. The children explain it. Danger and warning are
 * announced at once, the others politely. To confirm an action use a toast; for a part that did not load FailedState;
 * for a field its error text.
 */
export function Alert({ tone = 'info', title, actions, onDismiss, className, children, ...props }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      data-slot="alert"
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames(alert({ tone }), className)}
      {...props}
    >
      <Icon className="mt-0.5" aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5 wrap-anywhere">
          <div className="font-strong text-ink">{title}</div>
          {children !== undefined && <div className="text-ink-2 [&_ul]:list-disc [&_ul]:pl-4">{children}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" size="sm" className="-my-1 -mr-2" onClick={onDismiss}>
          <X />
        </IconButton>
      )}
    </div>
  );
}

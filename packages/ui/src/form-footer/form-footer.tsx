import { CircleAlert, Pencil } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { type FieldProblem, focusField } from '../error-summary/error-summary.tsx';

export type FormFooterProps = React.ComponentProps<'div'> & {
  /** Fields that differ from what is saved. */
  unsaved?: number;
  /** What must be mended before saving; pressing the words goes to the first. */
  problems?: readonly FieldProblem[];
  onGoTo?: (problem: FieldProblem) => void;
  /** Anything else worth saying at the left: when it was saved, the total. */
  note?: React.ReactNode;
  /** Stays at the bottom edge of the window while its form is longer. */
  sticky?: boolean;
  /** The buttons, the one that saves last. */
  children: React.ReactNode;
};

/** Foot of a form: what is unsaved, what is left to fix, and the buttons. */
export function FormFooter({
  unsaved = 0,
  problems = [],
  onGoTo,
  note,
  sticky = true,
  className,
  children,
  ...props
}: FormFooterProps) {
  return (
    <div
      data-slot="form-footer"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 rounded-b-3 border-t border-line bg-surface px-5 py-3 max-sm:px-4',
        sticky && 'sticky bottom-0 z-(--z-sticky)',
        className,
      )}
      {...props}
    >
      <output className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
        {unsaved > 0 && (
          <Badge tone="warning" icon={<Pencil />}>
            {unsaved === 1 ? '1 unsaved change' : `${unsaved} unsaved changes`}
          </Badge>
        )}
        {problems[0] && <ProblemButton first={problems[0]} count={problems.length} onGoTo={onGoTo} />}
        {note}
      </output>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:flex-auto">{children}</div>
    </div>
  );
}

type ProblemButtonProps = { first: FieldProblem; count: number; onGoTo: FormFooterProps['onGoTo'] };

function ProblemButton({ first, count, onGoTo }: ProblemButtonProps) {
  const { fieldId } = first;
  const words = `${count} to fix first`;
  const look = 'inline-flex items-center gap-1.5 text-13 text-danger-ink';
  if (fieldId === undefined) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      className={classNames(look, 'rounded-1 underline-offset-3 hover:underline')}
      onClick={() => {
        onGoTo?.(first);
        requestAnimationFrame(() => focusField(fieldId));
      }}
    >
      <CircleAlert />
      {words}
    </button>
  );
}

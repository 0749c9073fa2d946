import { CircleAlert, Pencil } from 'lucide-react';
import { useCallback } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { type FieldProblem, focusField } from '../error-summary/error-summary.tsx';

export type FormFooterProps = Omit<React.ComponentProps<'div'>, 'ref'> & {
  /** Number of changed fields. */
  unsaved?: number;
  /** Number of errors to correct; pressing the text goes to the first. */
  problems?: readonly FieldProblem[];
  onGoTo?: (problem: FieldProblem) => void;
  /** Further text on the left: when it was saved, the total. */
  note?: React.ReactNode;
  /** A button at the left, on its own: Back. */
  back?: React.ReactNode;
  /** The buttons, the one that saves last. */
  children: React.ReactNode;
};

/**
 * Foot of a form: what is unsaved, what is left to fix, and the buttons. It stays at the bottom edge of the window while its
 * form is longer, and what has the focus beside it in its parent is scrolled clear of it.
 */
export function FormFooter({
  unsaved = 0,
  problems = [],
  onGoTo,
  note,
  back,
  className,
  children,
  ...props
}: FormFooterProps) {
  const measure = useCallback((node: HTMLElement | null) => keepHeight(node), []);
  return (
    <div
      ref={measure}
      data-slot="form-footer"
      className={classNames(
        'sticky bottom-0 z-(--z-sticky) flex flex-wrap items-center justify-between gap-3 rounded-b-3 border-t border-line bg-surface px-5 py-3 max-sm:px-4',
        // Where there is room for little else the fields come first
        '[@media(max-height:18rem)]:static',
        className,
      )}
      {...props}
    >
      {back}
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

/** Tells the fields beside the footer how much of the window it covers (base.css). */
function keepHeight(node: HTMLElement | null): (() => void) | undefined {
  const form = node?.parentElement;
  if (!node || !form) return undefined;
  const observer = new ResizeObserver(() => form.style.setProperty('--form-footer-h', `${node.offsetHeight}px`));
  observer.observe(node);
  return () => observer.disconnect();
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

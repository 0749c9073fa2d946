import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';

/** A field to correct: the ID of its control, its label, and the error. */
export type FieldProblem = {
  /** Absent for an error of the whole form. */
  fieldId?: string;
  label?: string;
  message: string;
};

export type ErrorSummaryProps = React.ComponentProps<'div'> & {
  /** What failed: "The agreement was not submitted". */
  title?: string;
  problems: readonly FieldProblem[];
  /** Called before the focus moves, e.g. to open the wizard step the field is on. */
  onGoTo?: (problem: FieldProblem) => void;
};

/** Lists the errors of a form above it; each links to its field. Focus it after a refused submit. */
export function ErrorSummary({ title, problems, onGoTo, className, ...props }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div
      data-slot="error-summary"
      role="alert"
      tabIndex={-1}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 rounded-2 border border-l-3 border-danger-line border-l-danger bg-danger-soft px-4 py-3',
        className,
      )}
      {...props}
    >
      <CircleAlert className="mt-0.5 text-danger-ink" />
      <p className="font-strong">{title ?? attention(problems.length)}</p>
      <ul className="col-start-2 grid gap-0.5 text-ink-2">
        {problems.map((problem) => (
          <li key={`${problem.fieldId}${problem.message}`}>
            <ProblemLine problem={problem} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProblemLine({ problem, onGoTo }: { problem: FieldProblem; onGoTo: ErrorSummaryProps['onGoTo'] }) {
  const { fieldId, label, message } = problem;
  if (fieldId === undefined) return message;
  return (
    <>
      <a
        href={`#${fieldId}`}
        className="font-medium text-danger-ink underline underline-offset-3"
        onClick={(event) => {
          event.preventDefault();
          onGoTo?.(problem);
          requestAnimationFrame(() => focusField(fieldId));
        }}
      >
        {label ?? message}
      </a>
      {label !== undefined && `: ${message}`}
    </>
  );
}

/** Moves the focus to a field's control, or to the first control of a group, and into view. */
export function focusField(fieldId: string): void {
  const element = document.getElementById(fieldId);
  if (!element) return;
  const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"]';
  const target = element.matches(controls) ? element : (element.querySelector<HTMLElement>(controls) ?? element);
  target.focus({ preventScroll: true });
  (target.closest('[data-slot="field"]') ?? target).scrollIntoView({ block: 'center' });
}

function attention(count: number): string {
  return count === 1 ? 'One field needs your attention' : `${count} fields need your attention`;
}

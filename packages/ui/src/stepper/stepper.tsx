import { cva } from 'class-variance-authority';
import { Check, CircleAlert } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';

const mark = cva('grid size-6.5 flex-none place-items-center rounded-full border text-12 font-strong', {
  variants: {
    state: {
      done: 'border-accent bg-accent-soft text-accent-ink',
      current: 'border-accent bg-accent text-on-accent',
      upcoming: 'border-line-control bg-surface text-ink-2',
      invalid: 'border-danger bg-danger-soft text-danger-ink',
    },
  },
});
const words = cva('min-w-0 truncate font-medium', {
  variants: {
    state: { done: 'text-ink', current: 'font-strong text-ink', upcoming: 'text-ink-2', invalid: 'text-ink' },
  },
});

export type Step = {
  label: string;
  /** It contains an error to correct. */
  invalid?: boolean;
};

export type StepperProps = Omit<React.ComponentProps<'ol'>, 'children'> & {
  steps: readonly Step[];
  /** Index of the step that is open; the ones before it are done. */
  current: number;
  /** Returns to a finished step, or to one with an error. */
  onStepSelect?: (index: number) => void;
};

/**
 * Progress in a task of several pages. Finished steps link back to them; later steps cannot be jumped to. On phones
 * only the current step has a label. For parts of a page in any order use Tabs.
 */
export function Stepper({ steps, current, onStepSelect, className, ...props }: StepperProps) {
  return (
    <ol
      data-slot="stepper"
      aria-label="Steps"
      className={classNames('flex min-w-0 items-center gap-3 max-sm:gap-1.5', className)}
      {...props}
    >
      {steps.map((step, index) => {
        const state = stateOf(step, index, current);
        const content = (
          <>
            <span className={mark({ state })}>
              <StepMark state={state} number={index + 1} />
            </span>
            <span className={classNames(words({ state }), index !== current && 'max-sm:sr-only')}>
              {step.label}
              {state === 'done' && <span className="sr-only">, done</span>}
              {step.invalid && <span className="sr-only">, needs correcting</span>}
            </span>
          </>
        );
        const canSelect = onStepSelect !== undefined && index !== current && (index < current || step.invalid);
        return (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex min-w-0 items-center gap-3 max-sm:gap-1.5',
              index < steps.length - 1 && 'flex-auto',
            )}
          >
            {canSelect ? (
              <button
                type="button"
                className="flex min-w-0 items-center gap-2.5 rounded-2 underline-offset-3 hover:underline"
                onClick={() => onStepSelect(index)}
              >
                {content}
              </button>
            ) : (
              <span className="flex min-w-0 items-center gap-2.5">{content}</span>
            )}
            {index < steps.length - 1 && (
              <span
                className={classNames(
                  'h-px max-w-24 min-w-2 flex-1 bg-line-strong sm:min-w-6',
                  index < current && 'h-0.5 bg-accent',
                )}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type StepState = 'done' | 'current' | 'upcoming' | 'invalid';

function stateOf(step: Step, index: number, current: number): StepState {
  if (index === current) return 'current';
  if (step.invalid) return 'invalid';
  return index < current ? 'done' : 'upcoming';
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check className="size-3.25 stroke-2" />;
  if (state === 'invalid') return <CircleAlert className="size-3.5" />;
  return number;
}

import { failedStep, type Outcome } from './run-step.ts';
import type { Step } from './steps.ts';

/** Workers at a time: one more than the smallest machine of CI has cores, because browser and fault tests also wait. */
const WORKERS = 3;

/**
 * Runs steps in their order, as many at a time as there are workers for. A step whose `after` failed fails without
 * running; one whose `after` is not among the steps does not wait.
 */
export async function runSteps(
  steps: readonly Step[],
  runStep: (step: Step) => Promise<Outcome>,
  onEnd: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, { step: Step; ended: Promise<void> }>();
  const waiting = [...steps];
  const isWanted = new Set(steps.map(({ name }) => name));
  const end = (outcome: Outcome) => {
    outcomes.set(outcome.name, outcome);
    running.delete(outcome.name);
    onEnd(outcome);
  };
  const fits = (step: Step) => {
    const isBlocked = step.after !== undefined && isWanted.has(step.after) && !outcomes.has(step.after);
    const busy = [...running.values()].reduce((sum, { step: { workers = 1 } }) => sum + workers, 0);
    return !isBlocked && busy + (step.workers ?? 1) <= WORKERS;
  };
  while (outcomes.size < steps.length) {
    const next = waiting.findIndex(fits);
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (step === undefined) {
      if (running.size === 0)
        throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race([...running.values()].map(({ ended }) => ended));
      continue;
    }
    const before = step.after === undefined ? undefined : outcomes.get(step.after);
    if (before && before.failed > 0) end(failedStep(step, `${before.name} failed`));
    else running.set(step.name, { step, ended: runStep(step).then(end) });
  }
  return steps.map(({ name }) => outcomes.get(name) as Outcome);
}

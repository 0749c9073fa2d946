import { expect, it } from 'vitest';
import type { Outcome } from './run-step.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './steps.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: [name], ...more });
const outcome = (name: string, failed = 0): Outcome => ({
  name,
  log: '',
  seconds: 1,
  passed: 1 - failed,
  failed,
  failures: [],
});

/** Runs steps that end one after the other, the oldest first. Returns which of them ran at the same time. */
async function play(steps: Step[], failing: string[] = []): Promise<{ at: string[]; outcomes: Outcome[] }> {
  const at: string[] = [];
  const open: { name: string; end: (outcome: Outcome) => void }[] = [];
  const outcomes = await runSteps(steps, ({ name }) => {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    open.push({ name, end: resolve });
    setImmediate(() => {
      at.push(open.map((entry) => entry.name).join('+'));
      const [first] = open.splice(0, 1);
      first?.end(outcome(first.name, failing.includes(first.name) ? 1 : 0));
    });
    return promise;
  });
  return { at, outcomes };
}

it('runs three steps at a time, in their order', async () => {
  const { at, outcomes } = await play(['a', 'b', 'c', 'd'].map((name) => step(name)));
  expect(at).toEqual(['a+b+c', 'b+c+d', 'c+d', 'd']);
  expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

it('counts the workers of a step', async () => {
  const { at } = await play([step('a'), step('wide', { workers: 2 }), step('wider', { workers: 2 }), step('b')]);
  expect(at).toEqual(['a+wide', 'wide+b', 'b+wider', 'wider']);
});

it('fails a step without running it when the step before it failed', async () => {
  const { at, outcomes } = await play([step('build'), step('budget', { after: 'build' })], ['build']);
  expect(at.join()).not.toContain('budget');
  expect(outcomes.map(({ failed }) => failed)).toEqual([1, 1]);
  expect(outcomes[1]?.failures[0]?.why).toBe('build failed');
});

it('does not wait for a step that was not chosen', async () => {
  const { outcomes } = await play([step('budget', { after: 'build' })]);
  expect(outcomes.map(({ passed }) => passed)).toEqual([1]);
});

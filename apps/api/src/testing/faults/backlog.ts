import { setTimeout as sleep } from 'node:timers/promises';
import type { Work, Workplace } from './work.ts';

/** Nothing that a process of the product does by itself takes longer to begin: a dead node's work is taken over after 30 s. */
const STANDSTILL_MS = 90_000;
const LOOK_MS = 200;

/** How the work that was left went. */
export interface Backlog {
  /** What is still left, by kind: nothing moved any more. */
  readonly left: Record<string, number>;
  /** How much of each kind was left, how long that took, and how many of it a second. */
  readonly pace: string;
}

export interface BacklogOptions {
  /** Something else than the numbers that changes while work is done. */
  readonly movement: () => Promise<string>;
  /** Milliseconds after which it ends in any case. */
  readonly limit: number;
  readonly now?: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Waits until all work is done, as long as anything of it moves: what is left of some kind, or `movement`. */
export async function workOff(
  work: readonly Pick<Work, 'kind' | 'left'>[],
  place: Workplace,
  { movement, limit, now = Date.now, pause = sleep }: BacklogOptions,
): Promise<Backlog> {
  const begun = now();
  const most = new Map<string, number>();
  const doneAt = new Map<string, number>();
  let [last, movedAt] = ['', begun];
  for (;;) {
    const lookedAt = now();
    const left: Record<string, number> = {};
    for (const { kind, left: count } of work) left[kind] = await count(place);
    const time = now();
    for (const [kind, count] of Object.entries(left)) {
      most.set(kind, Math.max(most.get(kind) ?? 0, count));
      if (count > 0) doneAt.delete(kind);
      else if (!doneAt.has(kind)) doneAt.set(kind, time - begun);
    }
    const sign = JSON.stringify([left, await movement()]);
    if (sign !== last) [last, movedAt] = [sign, time];
    const isDone = Object.values(left).every((count) => count === 0);
    if (isDone || time - movedAt > STANDSTILL_MS || time - begun > limit)
      return { left, pace: [...most].flatMap(([kind, count]) => paceOf(kind, count, doneAt.get(kind))).join(', ') };
    // A look at many rows takes a while itself
    await pause(Math.max(LOOK_MS, time - lookedAt));
  }
}

function paceOf(kind: string, count: number, milliseconds: number | undefined): string[] {
  if (count === 0) return [];
  if (milliseconds === undefined) return [`${kind} ${count}, not all done`];
  const seconds = milliseconds / 1000;
  return [`${kind} ${count} in ${seconds.toFixed(1)} s (${(count / Math.max(seconds, 0.2)).toFixed(1)} a second)`];
}

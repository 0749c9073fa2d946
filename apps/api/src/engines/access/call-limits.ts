import { Problem } from '../../kernel/problem.ts';
import type { Foundation } from '../foundation.ts';
import { metrics } from '../metrics/metrics.ts';
import type { CallLimits } from './call-limit-counts.ts';
import { isCaller, type Actor } from './actor.ts';
import type { RateLimitState } from './rate-limit.ts';

interface Caller {
  readonly services: Foundation & { readonly callLimits: CallLimits };
  readonly actor: Actor;
}

const callers: Readonly<Record<Actor['kind'], string>> = {
  user: 'this session',
  apiKey: 'this API key',
  certificate: 'this certificate',
  job: 'this job',
  anonymous: 'this address',
};

/** Charges the cost of a call to its session or API key. Throws too-many-requests. */
export function spendCalls({ services, actor }: Caller, cost = 1): void {
  const key = budgetKey(actor);
  if (key === null) return;
  const wait = services.callLimits.budget.take(key, services.clock.now(), cost);
  if (wait === 0) return;
  metrics.limitedCalls.inc({ limit: 'minute' });
  const seconds = `${wait} ${wait === 1 ? 'second' : 'seconds'}`;
  throw new Problem('too-many-requests', {
    detail: `Too many requests came from ${callers[actor.kind]}. Try again in ${seconds}.`,
    retryAfter: wait,
  });
}

/** Returns what is left of the calls of a session or API key; null: they are not counted. */
export function remainingCalls({ services, actor }: Caller): RateLimitState | null {
  const key = budgetKey(actor);
  return key === null ? null : services.callLimits.budget.stateOf(key, services.clock.now());
}

/** Runs a call once its community has capacity; communities do not wait for each other. Throws too-many-requests. */
export function runInTurn<T>(
  { services, actor }: Caller,
  cost: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!isCaller(actor)) return work();
  const { running, dear } = services.callLimits;
  return (cost === undefined || cost === 1 ? running : dear).run(actor.community?.communityId ?? 0, work);
}

/** Applies both limits to routes without a contract: receipts, files, forms. */
export async function withinLimits<T>(caller: Caller, cost: number, work: () => Promise<T>): Promise<T> {
  spendCalls(caller, cost);
  return runInTurn(caller, cost, work);
}

function budgetKey(actor: Actor): string | null {
  switch (actor.kind) {
    case 'user':
      return `session ${actor.sessionId}`;
    case 'apiKey':
      return `key ${actor.community.communityId}:${actor.apiKeyId}`;
    case 'certificate':
      return `certificate ${actor.community.communityId}:${actor.certificateId}`;
    default:
      return null;
  }
}

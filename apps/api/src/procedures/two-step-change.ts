import { responseParts, responseSchema } from '@quickportal/contracts/kernel/response';
import { beginHeld, completeHeld } from '../engines/idempotency/idempotency.ts';
import { placeOf, requestHash, runChange, type ChangeOptions, type ChangeTools } from './change.ts';
import type { CallContext } from './context.ts';

/** What the first step came to: an answer at once, or something that has to be sent outside the database. */
export type FirstStep<S, T> = { response: T } | { send: S };

/** What the first step has beside the tools of a change. */
export interface FirstStepTools extends ChangeTools {
  /** The claim on the idempotency key, for the user who writes the outcome; null where the caller sent no key. */
  readonly held: number | null;
}

/** The request was answered before: leaves the transaction, which has changed nothing. */
class AnsweredBefore extends Error {
  readonly body: string;
  constructor(body: string) {
    super('Answered before');
    this.body = body;
  }
}

/**
 * A change that does something outside the database. `first` records the attempt and claims the idempotency key in one
 * transaction; `send` runs after its commit with nothing held, and answers once the outcome is written with
 * `completeHeld`. A process that dies in between leaves the attempt and the claim; a job learns the outcome.
 */
export async function changeInTwoSteps<S, T>(
  ctx: CallContext,
  input: unknown,
  steps: { first: (tools: FirstStepTools) => Promise<FirstStep<S, T>>; send: (sent: S) => Promise<T> },
  options: ChangeOptions = {},
): Promise<T> {
  const { services, actor, contract } = ctx;
  const key = contract.idempotent ? ctx.idempotencyKey : null;
  let held: number | null = null;
  const first = async (tools: ChangeTools): Promise<FirstStep<S, T>> => {
    held = null;
    if (key !== null) {
      const request = { actor, call: contract.name, key, requestHash: requestHash(ctx, input) };
      const begun = await beginHeld(services, tools.trx, request);
      if (begun.state === 'replay') throw new AnsweredBefore(begun.body);
      held = begun.held;
    }
    return steps.first({ ...tools, held });
  };
  try {
    const done = await runChange(ctx, placeOf(ctx, options), first, async (trx, result) => {
      if (held === null || !('response' in result)) return;
      const parsed = responseSchema(contract).parse(result.response);
      const { status } = responseParts(contract, parsed);
      await completeHeld(trx, held, { status, body: JSON.stringify(parsed) ?? '' });
    });
    return 'response' in done ? done.response : await steps.send(done.send);
  } catch (error) {
    if (!(error instanceof AnsweredBefore)) throw error;
    ctx.notes.replayed = true;
    return JSON.parse(error.body) as T;
  }
}

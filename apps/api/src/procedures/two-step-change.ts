import { responseParts, responseSchema } from '@quickportal/contracts/kernel/response';
import { beginHeld, completeHeld } from '../engines/idempotency/idempotency.ts';
import { changeScopeOf, requestHash, runChange, type ChangeOptions, type ChangeTools } from './change.ts';
import type { CallContext } from './context.ts';

/** The result of recording a change: a response at once, or an instruction to send outside the database. */
export type RecordResult<S, T> = { response: T } | { instruction: S };

/** The tools of a change, with the claimed idempotency key. */
export interface RecordTools extends ChangeTools {
  /** ID of the claimed idempotency key, completed when the outcome is written; null where the caller sent none. */
  readonly idempotencyKeyId: number | null;
}

/** The request was completed before: leaves the transaction, which has changed nothing. */
class ReplayedResponse extends Error {
  readonly body: string;
  constructor(body: string) {
    super('Replayed response');
    this.body = body;
  }
}

/**
 * Runs a change that does something outside the database. `record` records the attempt and claims the idempotency key
 * in one transaction; `settle` runs after the commit with no connection held, and returns once the outcome is written
 * with `completeHeld`. If the process dies in between, the attempt and the claim remain and a job queries the outcome.
 */
export async function changeInTwoSteps<S, T>(
  ctx: CallContext,
  input: unknown,
  steps: { record: (tools: RecordTools) => Promise<RecordResult<S, T>>; settle: (instruction: S) => Promise<T> },
  options: ChangeOptions = {},
): Promise<T> {
  const { services, actor, contract } = ctx;
  const key = contract.idempotent ? ctx.idempotencyKey : null;
  let idempotencyKeyId: number | null = null;
  const record = async (tools: ChangeTools): Promise<RecordResult<S, T>> => {
    idempotencyKeyId = null;
    if (key !== null) {
      const request = { actor, call: contract.name, key, requestHash: requestHash(ctx, input) };
      const begun = await beginHeld(services, tools.trx, request);
      if (begun.state === 'replay') throw new ReplayedResponse(begun.body);
      idempotencyKeyId = begun.idempotencyKeyId;
    }
    return steps.record({ ...tools, idempotencyKeyId });
  };
  try {
    const recorded = await runChange(ctx, changeScopeOf(ctx, options), record, async (trx, result) => {
      if (idempotencyKeyId === null || !('response' in result)) return;
      const parsed = responseSchema(contract).parse(result.response);
      const { status } = responseParts(contract, parsed);
      await completeHeld(trx, idempotencyKeyId, { status, body: JSON.stringify(parsed) ?? '' });
    });
    return 'response' in recorded ? recorded.response : await steps.settle(recorded.instruction);
  } catch (error) {
    if (!(error instanceof ReplayedResponse)) throw error;
    ctx.notes.replayed = true;
    return JSON.parse(error.body) as T;
  }
}

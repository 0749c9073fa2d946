import { z } from 'zod';
import type { AnyContract, SuccessStatus } from './contract.ts';

/** The body of a 204 or 302 response. */
export const noContent = () => z.undefined();

const statusesOf = (contract: AnyContract): SuccessStatus[] =>
  Object.keys(contract.responses).map((status) => Number(status) as SuccessStatus);

/** Whether the call has several success responses, so that its result includes the status. */
export const hasSeveralResponses = (contract: AnyContract): boolean => statusesOf(contract).length > 1;

/** Returns one schema for everything a call can return; the procedure's output is validated against it. */
export function responseSchema(contract: AnyContract): z.ZodType {
  const statuses = statusesOf(contract);
  const [status] = statuses;
  if (status === undefined) throw new Error(`${contract.name} has no response`);
  if (statuses.length === 1) return contract.responses[status] as z.ZodType;
  const options = statuses.map((option) =>
    z.strictObject({ status: z.literal(option), body: bodyOf(contract, option) }),
  );
  return z.union(options);
}

/** A 204 and a 302 have no body: after a round trip through JSON its key is missing too. */
const bodyOf = ({ responses }: AnyContract, status: SuccessStatus): z.ZodType => {
  const body = responses[status] as z.ZodType;
  return status === 204 || status === 302 ? body.optional() : body;
};

/** Splits a procedure's result into HTTP status and body. */
export function responseParts(contract: AnyContract, result: unknown): { status: SuccessStatus; body: unknown } {
  if (hasSeveralResponses(contract)) return result as { status: SuccessStatus; body: unknown };
  return { status: statusesOf(contract)[0] as SuccessStatus, body: result };
}

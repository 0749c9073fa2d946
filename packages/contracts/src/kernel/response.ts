import { z } from 'zod';
import type { AnyContract, SuccessStatus } from './contract.ts';

/** Body of a 204 answer. */
export const noContent = () => z.undefined();

const statusesOf = (contract: AnyContract): SuccessStatus[] =>
  Object.keys(contract.responses).map((status) => Number(status) as SuccessStatus);

/** Whether the call has several success answers, so that its result names the status. */
export const hasSeveralResponses = (contract: AnyContract): boolean => statusesOf(contract).length > 1;

/** One schema for everything a call can answer; the procedure's output is checked against it. */
export function responseSchema(contract: AnyContract): z.ZodType {
  const statuses = statusesOf(contract);
  const first = statuses[0];
  if (first === undefined) throw new Error(`${contract.name} has no answer`);
  if (statuses.length === 1) return contract.responses[first] as z.ZodType;
  const options = statuses.map((status) =>
    z.strictObject({ status: z.literal(status), body: bodyOf(contract, status) }),
  );
  return z.union(options);
}

/** Of a 204 there is no body: the key is not there either once the result was kept as JSON. */
const bodyOf = ({ responses }: AnyContract, status: SuccessStatus): z.ZodType => {
  const body = responses[status] as z.ZodType;
  return status === 204 ? body.optional() : body;
};

/** The HTTP status and body of a procedure's result. */
export function responseParts(contract: AnyContract, result: unknown): { status: SuccessStatus; body: unknown } {
  if (hasSeveralResponses(contract)) return result as { status: SuccessStatus; body: unknown };
  return { status: statusesOf(contract)[0] as SuccessStatus, body: result };
}

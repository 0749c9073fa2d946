import * as contracts from '@quickportal/contracts/api-logs/contracts';
import { problemAdvice } from '@quickportal/contracts/kernel/problem-advice';
import { type ProblemType, problemTypes } from '@quickportal/contracts/kernel/problem';
import { countSameCalls, countSameErrors } from '@quickportal/db/api-logs/count-api-logs';
import type { ApiLogDetailsRecord } from '@quickportal/db/api-logs/get-api-log';
import { listApiLogDeliveries, listApiLogObjects } from '@quickportal/db/api-logs/list-api-log-related';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { loadApiLog } from './api-log-guards.ts';
import { objectsOfCall } from './objects-of-call.ts';

const MINUTE = 60_000;
const STEPS = 12;
const STEP = 5 * MINUTE;
const MOST_OBJECTS = 8;

export const getApiLogRelated = implement(contracts.getApiLogRelated).query(async ({ ctx, input: { params } }) => {
  const entry = await loadApiLog(ctx, params.id);
  const { named, isMade } = objectsOfCall(entry);
  const [objects, deliveries, sameCalls, sameErrors] = await Promise.all([
    listApiLogObjects(ctx.db, named),
    maySeeDeliveries(ctx) ? listApiLogDeliveries(ctx.db, entry.requestId) : null,
    sameCallsOf(ctx, entry),
    sameErrorsOf(ctx, entry),
  ]);
  const found = objects.slice(0, MOST_OBJECTS).map((object) => ({ ...object, isMade: isMade(object.objectId) }));
  return {
    meaning: meaningOf(entry.errorType),
    // What was made is what people look for
    objects: [...found.filter((object) => object.isMade), ...found.filter((object) => !object.isMade)],
    deliveries,
    sameCalls,
    sameErrors,
  };
});

const isProblemType = (type: string): type is ProblemType => Object.hasOwn(problemTypes, type);

const meaningOf = (errorType: string | null) =>
  errorType !== null && isProblemType(errorType)
    ? { title: problemTypes[errorType].title, advice: problemAdvice[errorType] }
    : null;

const maySeeDeliveries = ({ actor }: CallContext): boolean =>
  actor.kind === 'user' && (actor.rights.has('VIEW_WEBHOOKS') || actor.rights.has('MANAGE_WEBHOOKS'));

/** The hour up to the call, in steps of five minutes; the call itself is in the last. */
async function sameCallsOf(ctx: CallContext, { operation, apiKeyId, certificateId, requestDate }: ApiLogDetailsRecord) {
  const credential = apiKeyId === null ? { certificateId: certificateId ?? 0 } : { apiKeyId };
  const end = Date.parse(requestDate) + 1;
  const starts = Array.from({ length: STEPS }, (_, at) => new Date(end - (STEPS - at) * STEP).toISOString());
  const before = new Date(end).toISOString();
  const { spans, medianMs } = await countSameCalls(ctx.db, { operation, credential, starts, before });
  const counted = new Map(spans.map((row) => [row.span, row]));
  return {
    calls: spans.reduce((all, { calls }) => all + calls, 0),
    errors: spans.reduce((all, { errors }) => all + errors, 0),
    medianMs,
    spans: starts.map((from, at) => ({
      from,
      calls: counted.get(at + 1)?.calls ?? 0,
      errors: counted.get(at + 1)?.errors ?? 0,
    })),
  };
}

async function sameErrorsOf(ctx: CallContext, { operation, httpStatus, errorType, requestDate }: ApiLogDetailsRecord) {
  if (httpStatus < 400) return null;
  const end = Date.parse(requestDate) + 1;
  return countSameErrors(ctx.db, {
    operation,
    httpStatus,
    errorType,
    from: new Date(end - 24 * 60 * MINUTE).toISOString(),
    before: new Date(end).toISOString(),
  });
}

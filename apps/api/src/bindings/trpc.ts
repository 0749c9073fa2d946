import { bodyLimitOf, DEEPEST_BODY, isNestedDeeper, JSON_BODY_LIMIT } from '@quickportal/contracts/kernel/body-limit';
import { isCompressible, type AnyContract } from '@quickportal/contracts/kernel/contract';
import { type AnyTRPCProcedure, type AnyTRPCRouter, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import { getErrorShape } from '@trpc/server/unstable-core-do-not-import';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../procedures/context.ts';
import { Problem } from '../kernel/problem.ts';
import { problemOf, trpcErrorOf } from '../kernel/trpc-error.ts';
import { bodyLengthOf, namedTwice, nestedTooDeep } from '../kernel/json-body.ts';
import { applyNotes } from './apply-notes.ts';
import { compressed } from './compression.ts';
import type { ContextOf } from './rest.ts';

/** Calls in one batch; more is refused as a whole. */
export const LARGEST_BATCH = 10;

/** Bytes of a batch at most; each call in it is held to its own limit. A call that may have more has a route of its own. */
export const BATCH_LIMIT = 4 * JSON_BODY_LIMIT;

interface TrpcOptions {
  /** Path of the tRPC base, such as /quickportal/trpc. */
  base: string;
  router: AnyTRPCRouter;
  procedures: Record<string, AnyTRPCProcedure>;
  contextOf: ContextOf;
}

type Outcome = { result: { data: unknown } } | { error: ReturnType<typeof getErrorShape> };

/**
 * Serves @trpc/client's wire format without the stock adapter's conversion to fetch Request and Response,
 * which costs four times the work. A corpus of real client traffic proves that both answer the same.
 */
export function registerTrpc(app: FastifyInstance, { base, router, procedures, contextOf }: TrpcOptions): void {
  const config = router._def._config;
  const shapeOf = (cause: unknown, path: string | undefined, type: Kind, ctx: Context | undefined) => {
    const error = getTRPCErrorFromUnknown(cause);
    return getErrorShape({ config, error, type, path, input: undefined, ctx });
  };

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let ctx: Context | undefined;
    let type: Kind = 'unknown';
    let wait = 0;
    try {
      const { paths, inputs, isBatch } = readRequest(request);
      const called = paths.map((path) => (Object.hasOwn(procedures, path) ? procedures[path] : undefined));
      type = typeOf(called);
      ctx = beforeContext(request);
      const known = await contextOf(request);
      ctx = known;
      const outcomes = await Promise.all(
        called.map(async (procedure, index): Promise<Outcome> => {
          const path = paths[index] ?? '';
          try {
            checkCall(request, procedure, path);
            const getRawInput = async () => limited(request, inputs()[index], bodyLimitOfProcedure(procedure));
            const options = {
              ctx: known,
              path,
              type: procedure._def.type,
              getRawInput,
              signal: undefined,
              batchIndex: index,
            };
            return { result: { data: await procedure(options) } };
          } catch (error) {
            logFault(request, error);
            wait = Math.max(wait, problemOf(error).retryAfter ?? 0);
            return { error: shapeOf(error, path, procedure?._def.type ?? 'unknown', known) };
          }
        }),
      );
      applyNotes(reply, known.notes);
      const mayCompress = called.every((procedure) => procedure && isCompressible(contractOf(procedure)));
      return await send(request, reply, isBatch ? outcomes : (outcomes[0] as Outcome), { wait, mayCompress });
    } catch (error) {
      logFault(request, error);
      const outcome = { error: shapeOf(error, undefined, type, ctx) };
      return send(request, reply, outcome, { wait: problemOf(error).retryAfter });
    }
  }

  // What hooks refuse before the call is read comes in the client's wire format as well
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof Problem)) throw error;
    const outcome = { error: shapeOf(trpcErrorOf(error), undefined, 'unknown', undefined) };
    return send(request, reply, outcome, { wait: error.retryAfter });
  };
  app.get(`${base}/*`, { errorHandler }, serve);
  app.post(`${base}/*`, { errorHandler, bodyLimit: BATCH_LIMIT }, serve);
  // A call that may have more than a batch is sent alone
  for (const [path, procedure] of Object.entries(procedures)) {
    const bodyLimit = bodyLimitOfProcedure(procedure);
    if (bodyLimit > BATCH_LIMIT) app.post(`${base}/${path}`, { errorHandler, bodyLimit }, serve);
  }
}

const contractOf = (procedure: AnyTRPCProcedure): AnyContract =>
  (procedure._def as unknown as { meta: { contract: AnyContract } }).meta.contract;

const bodyLimitOfProcedure = (procedure: AnyTRPCProcedure): number => bodyLimitOf(contractOf(procedure));

/** The input of one call, unless it is larger than its contract allows. A small request needs no second look. */
function limited(request: FastifyRequest, input: unknown, limit: number): unknown {
  const isLarge = bodyLengthOf(request) > JSON_BODY_LIMIT && Buffer.byteLength(JSON.stringify(input) ?? '') > limit;
  if (isLarge) throw new Problem('payload-too-large');
  return input;
}

/** The context itself can be refused; the problem document names its request all the same. */
const beforeContext = ({ id }: FastifyRequest): Context => ({ origin: { requestId: id } }) as Context;

type Kind = 'query' | 'mutation' | 'subscription' | 'unknown';

function readRequest(request: FastifyRequest) {
  const path = (request.params as { '*'?: string })['*'] ?? ownPathOf(request);
  const search = request.query as Record<string, string | string[] | undefined>;
  const isBatch = search.batch === '1';
  const paths = isBatch ? path.split(',') : [path];
  if (paths.length > LARGEST_BATCH)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Batch call exceeds maximum size' });
  let read: Record<number, unknown> | undefined;
  const inputs = (): Record<number, unknown> => {
    read ??= inputsOf(request.method === 'POST' ? request.body : parsed(search.input), isBatch);
    return read;
  };
  return { paths, inputs, isBatch };
}

/** The call of a route of its own. */
const ownPathOf = ({ routeOptions: { url = '' } }: FastifyRequest): string => url.slice(url.lastIndexOf('/') + 1);

function parsed(text: string | string[] | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  if (isNestedDeeper(String(text), DEEPEST_BODY)) throw trpcErrorOf(nestedTooDeep());
  const input = readJson(String(text));
  const twice = namedTwice(String(text));
  if (twice) throw trpcErrorOf(twice);
  return input;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: cause instanceof Error ? cause.message : 'Invalid input',
      cause,
    });
  }
}

function inputsOf(value: unknown, isBatch: boolean): Record<number, unknown> {
  if (value === undefined || value === null) return {};
  if (!isBatch) return { 0: value };
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: '"input" needs to be an object when doing a batch call' });
  }
  return value as Record<number, unknown>;
}

function typeOf(called: (AnyTRPCProcedure | undefined)[]): Kind {
  const types = new Set(called.flatMap((procedure) => (procedure ? [procedure._def.type] : [])));
  if (types.size > 1) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: `Cannot mix procedure types in call: ${[...types].join(', ')}`,
    });
  }
  return types.values().next().value ?? 'unknown';
}

function checkCall(
  request: FastifyRequest,
  procedure: AnyTRPCProcedure | undefined,
  path: string,
): asserts procedure is AnyTRPCProcedure {
  if (!procedure) throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
  if (request.headers['x-requested-with'] === undefined) {
    const cause = new Problem('missing-request-header');
    throw new TRPCError({ code: 'FORBIDDEN', message: cause.message, cause });
  }
  // A query may also come as POST (method override): its criteria then stay out of addresses and logs
  if (procedure._def.type === 'mutation' && request.method !== 'POST') {
    throw new TRPCError({
      code: 'METHOD_NOT_SUPPORTED',
      // The length of the response to HEAD is that of the response to GET
      message: `Unsupported GET-request to mutation procedure at path "${path}"`,
    });
  }
}

function logFault(request: FastifyRequest, error: unknown): void {
  const problem = problemOf(error);
  if (problem.status >= 500)
    request.log.error({ err: problem.cause ?? problem, requestId: request.id }, 'The call failed');
}

interface Sending {
  /** Seconds, where a call was refused for now. */
  wait?: number | undefined;
  /** No secret is in it. */
  mayCompress?: boolean;
}

/** Sends the outcomes of the calls. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome | Outcome[],
  { wait = 0, mayCompress = false }: Sending,
): Promise<FastifyReply> {
  const status = getHTTPStatusCode(outcome);
  if (wait > 0) void reply.header('retry-after', String(wait));
  if (status === 405) void reply.header('allow', 'POST');
  void reply
    .code(status)
    .header('content-type', 'application/json')
    .header('vary', 'trpc-accept, accept')
    .header('cache-control', 'no-store');
  const text = JSON.stringify(outcome);
  return reply.send(mayCompress ? await compressed(request, reply, text) : text);
}

import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Foundation } from '../foundation.ts';
import type { ApiKeyServices } from './api-key-services.ts';
import type { ProgramActor } from '../access/actor.ts';
import { bodyLengthOf } from '../../kernel/json-body.ts';
import { Problem } from '../../kernel/problem.ts';
import { dateIn } from '../../kernel/date-in.ts';
import type { CountedCall } from './api-key-uses.ts';
import { address, type IdentifiedProgram } from './authenticate-key.ts';
import { loggedHeader, MOST_READ } from './redact-body.ts';

interface Response {
  response: string;
  responseLength: number;
}

interface Noted extends Response {
  readonly actor: ProgramActor;
  readonly at: Date;
  /** The key, the certificate or its address was refused. */
  readonly isRefused: boolean;
}

/** Characters of a User-Agent that are kept as the name of a program. */
const MOST_PROGRAM = 100;

const noted = new WeakMap<FastifyRequest, Noted>();

/** Marks a request as made with this key or certificate, even a refused one, so that it appears in the facility's developer log. */
export function noteProgram(
  request: FastifyRequest,
  { actor, at, isRefused }: { actor: ProgramActor; at: Date; isRefused: boolean },
): void {
  noted.set(request, { actor, at, isRefused, response: '', responseLength: 0 });
}

interface Options {
  /** Address of the REST API; requests outside of it are never logged. */
  base: string;
  /** Finds who made a request that was refused before its caller was looked up, such as one with an unreadable body. */
  identify: (request: FastifyRequest, now: Date) => Promise<IdentifiedProgram | null>;
}

/** Logs requests of programs after the response. Register it before the routes. */
export function registerApiLog(
  app: FastifyInstance,
  services: ApiKeyServices & Pick<Foundation, 'clock' | 'log'>,
  { base, identify }: Options,
): void {
  const early = new WeakMap<FastifyRequest, Response>();
  app.addHook('onSend', (request, reply, payload, done) => {
    const exchange = noted.get(request);
    if (exchange && request.method !== 'HEAD') noteResponse(exchange, payload);
    // 429: a key or certificate of ours would have got through the limit of strangers
    else if (!exchange && reply.statusCode >= 400 && reply.statusCode !== 429 && request.url.startsWith(`${base}/`))
      early.set(request, noteResponse({ response: '', responseLength: 0 }, payload));
    done(null, payload);
  });
  app.addHook('onResponse', async (request, reply) => {
    const exchange = noted.get(request);
    if (exchange) return logExchange(services, { request, reply, exchange });
    const response = early.get(request);
    if (!response) return;
    const at = services.clock.now();
    try {
      const program = await identify(request, at);
      if (program) logExchange(services, { request, reply, exchange: { ...program, at, ...response } });
    } catch (error) {
      // A certificate that may not be sent like this names no one
      if (error instanceof Problem) return;
      services.log.warn({ err: error, requestId: request.id }, 'The program of a refused request could not be found');
    }
  });
}

interface Logged {
  request: FastifyRequest;
  reply: FastifyReply;
  exchange: Noted;
}

function logExchange({ apiKeys }: ApiKeyServices, { request, reply, exchange }: Logged): void {
  const { actor, at, response, responseLength } = exchange;
  const bodyLength = bodyLengthOf(request);
  apiKeys.uses.note(useOf(request, exchange));
  apiKeys.log.note({
    communityId: actor.community.communityId,
    ...credentialIds(actor),
    at,
    method: request.method,
    url: request.url,
    operation: contractOf(request)?.name ?? '',
    status: reply.statusCode,
    durationMs: reply.elapsedTime,
    requestHeaders: request.headers,
    requestBody: bodyLength > MOST_READ ? undefined : request.body,
    requestLength: bodyLength,
    responseHeaders: reply.getHeaders(),
    responseBody: response,
    responseLength,
    ip: request.ip,
    requestId: request.id,
  });
}

const contractOf = (request: FastifyRequest): AnyContract | undefined =>
  (request.routeOptions.config as { contract?: AnyContract }).contract;

const credentialIds = (actor: ProgramActor) =>
  actor.kind === 'apiKey'
    ? { apiKeyId: actor.apiKeyId, certificateId: null }
    : { apiKeyId: null, certificateId: actor.certificateId };

/** What is counted of a call. A path that no call has is left out, so that each one is not counted apart. */
function useOf(request: FastifyRequest, { actor, at, isRefused }: Noted): CountedCall {
  const { communityId, timeZone } = actor.community;
  const contract = contractOf(request);
  return {
    communityId,
    ...credentialIds(actor),
    day: dateIn(timeZone, at),
    httpMethod: contract?.method ?? request.method,
    path: contract?.path ?? request.routeOptions.url?.split('/rest/internal/')[1] ?? '',
    ip: address(request.ip) ?? '',
    program: loggedHeader(request.headers['user-agent'] ?? '', MOST_PROGRAM),
    lastUsedAt: at.toISOString(),
    isRefused,
  };
}

/** Describes files and streams by type, and keeps only the length of long texts, so that nothing large is buffered. */
function noteResponse<T extends Response>(exchange: T, payload: unknown): T {
  if (payload === undefined || payload === null) return exchange;
  const text = typeof payload === 'string' ? payload : '"[binary]"';
  exchange.response = text.length > MOST_READ ? '' : text;
  exchange.responseLength = text.length;
  return exchange;
}

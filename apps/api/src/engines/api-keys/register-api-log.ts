import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiKeyServices } from './api-key-services.ts';
import type { ProgramActor } from '../access/actor.ts';
import { bodyLengthOf } from '../../kernel/json-body.ts';
import { dateIn } from '../../kernel/date-in.ts';
import type { CountedCall } from './api-key-uses.ts';
import { address } from './authenticate-key.ts';
import { loggedHeader, MOST_READ } from './redact-body.ts';

interface Noted {
  readonly actor: ProgramActor;
  readonly at: Date;
  /** The key, the certificate or its address was refused. */
  readonly isRefused: boolean;
  response: string;
  responseLength: number;
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

/** Logs requests of programs after the response. Register it before the routes. */
export function registerApiLog(app: FastifyInstance, services: ApiKeyServices): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const exchange = noted.get(request);
    if (exchange && request.method !== 'HEAD') noteResponse(exchange, payload);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const exchange = noted.get(request);
    if (exchange) {
      const { actor, at, response, responseLength } = exchange;
      const bodyLength = bodyLengthOf(request);
      services.apiKeys.uses.note(useOf(request, exchange));
      services.apiKeys.log.note({
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
    done();
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
function noteResponse(exchange: Noted, payload: unknown): void {
  if (payload === undefined || payload === null) return;
  const text = typeof payload === 'string' ? payload : '"[binary]"';
  exchange.response = text.length > MOST_READ ? '' : text;
  exchange.responseLength = text.length;
}

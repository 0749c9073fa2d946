import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { ApiKeyActor } from '../access/actor.ts';
import { bodyLengthOf } from '../../kernel/json-body.ts';
import { bodySize, MOST_READ } from './redact-body.ts';

interface Noted {
  readonly actor: ApiKeyActor;
  readonly at: Date;
  response: string;
}

const noted = new WeakMap<FastifyRequest, Noted>();

/** Tells that a request came with this key, also when it was refused: it belongs into the facility's developer log. */
export function noteApiKey(request: FastifyRequest, actor: ApiKeyActor, at: Date): void {
  noted.set(request, { actor, at, response: '' });
}

/** Puts requests with API keys into the developer log after they were answered. Mount it before the routes. */
export function registerApiLog(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const exchange = noted.get(request);
    if (exchange && request.method !== 'HEAD') exchange.response = responseText(payload);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const exchange = noted.get(request);
    if (exchange) {
      const { actor, at, response } = exchange;
      const bodyLength = bodyLengthOf(request);
      services.apiKeys.log.note({
        communityId: actor.community.communityId,
        apiKeyId: actor.apiKeyId,
        at,
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        durationMs: reply.elapsedTime,
        requestHeaders: request.headers,
        requestBody: bodyLength > MOST_READ ? bodySize(bodyLength) : request.body,
        responseHeaders: reply.getHeaders(),
        responseBody: response,
        ip: request.ip,
        requestId: request.id,
      });
    }
    done();
  });
}

/** Files and streams are noted by their kind, long texts by their size: nothing large waits for the log. */
function responseText(payload: unknown): string {
  if (payload === undefined || payload === null) return '';
  if (typeof payload !== 'string') return '"[binary]"';
  return payload.length > MOST_READ ? JSON.stringify(bodySize(payload.length)) : payload;
}

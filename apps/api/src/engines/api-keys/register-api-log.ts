import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/services.ts';
import type { ApiKeyActor } from '../access/actor.ts';
import { apiKeysOf } from './api-keys-state.ts';

interface Noted {
  readonly actor: ApiKeyActor;
  readonly at: Date;
  answer: string;
}

const noted = new WeakMap<FastifyRequest, Noted>();

/** Tells that a request came with this key, also when it was refused: it belongs into the facility's developer log. */
export function noteApiKey(request: FastifyRequest, actor: ApiKeyActor, at: Date): void {
  noted.set(request, { actor, at, answer: '' });
}

/** Puts requests with API keys into the developer log after they were answered. Mount it before the routes. */
export function registerApiLog(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const exchange = noted.get(request);
    if (exchange) exchange.answer = answerText(payload);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const exchange = noted.get(request);
    if (exchange) {
      const { actor, at, answer } = exchange;
      apiKeysOf(services).log.note({
        communityId: actor.community.communityId,
        apiKeyId: actor.apiKeyId,
        at,
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        durationMs: reply.elapsedTime,
        requestHeaders: request.headers,
        requestBody: request.body,
        responseHeaders: reply.getHeaders(),
        responseBody: answer,
        ip: request.ip,
        requestId: request.id,
      });
    }
    done();
  });
}

/** Files and streams are told by their kind only. */
function answerText(payload: unknown): string {
  if (payload === undefined || payload === null) return '';
  return typeof payload === 'string' ? payload : '"[binary]"';
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWebhook, listWebhooks } from '@quickportal/contracts/webhooks/contracts';
import { rightsOfEvent } from '@quickportal/contracts/webhooks/event-rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireOwnRequest } from '../bindings/own-request.ts';
import type { ContextOf } from '../bindings/rest.ts';
import { sendProblem } from '../bindings/send-problem.ts';
import { docsFile, sendDocsFile } from '../docs/docs-file.ts';
import { authorise } from '../engines/access/authorise.ts';
import { DEMO_RECEIVER_PATH, demoReceiverAddress } from '../engines/deliveries/demo-receiver-address.ts';
import type { Services } from '../procedures/services.ts';
import { Problem } from '../kernel/problem.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { withContract } from '../procedures/caller-reader.ts';
import { webhooksOf } from '../nouns/webhooks/webhook-guards.ts';
import { ReceivedRequests, receiverModes, type ReceiverMode } from './received-requests.ts';
import { receiverPage } from './receiver-page.ts';
import { verifyRequest } from './verify-request.ts';

const statuses: Record<ReceiverMode, number> = { ACCEPT: 204, FAIL: 500, SLOW: 204, GONE: 410 };
/** Longer than what counts as slow, shorter than what counts as no response. */
const SLOW_MS = 4000;
const LARGEST_BODY = 1_000_000;

const CSS = 'text/css; charset=utf-8';
const assets = [
  { name: 'receiver.js', folder: 'browser', type: 'text/javascript; charset=utf-8' },
  { name: 'receiver.css', folder: 'browser', type: CSS },
  // The one file of packages/ui that is served and not built: plain CSS variables
  { name: 'tokens.css', folder: '../../../../packages/ui/src/styles', type: CSS },
];

const setting = z.strictObject({ mode: z.enum(receiverModes), requests: z.int().min(1).max(100).nullable() });

/**
 * A receiver of webhooks that shows what came and fails on request: `POST` takes what is sent, `GET` is the page, `PUT`
 * says how it answers, `DELETE` forgets what came. Only in a demo; elsewhere its routes do not exist.
 */
export async function registerDemoReceiver(
  app: FastifyInstance,
  services: Services,
  contextOf: ContextOf,
): Promise<void> {
  const { configuration, clock } = services;
  const base = configuration.basePath;
  const url = `${base}${DEMO_RECEIVER_PATH}`;
  if (configuration.seed !== 'demo') return;
  const received = new ReceivedRequests();

  /** Who sees endpoints may look, who adds them may also change it, except for what is in records that they may not see. */
  const viewerOf = async (request: FastifyRequest) => {
    const ctx = await contextOf(request);
    if (ctx.actor.kind !== 'user') throw new Problem('unauthenticated');
    if (request.method !== 'GET') requireOwnRequest(request, { actor: ctx.actor, now: clock.now() });
    authorise(request.method === 'GET' ? listWebhooks : createWebhook, ctx.actor);
    const { communityId } = webhooksOf(withContract(ctx, listWebhooks));
    return { communityId, rights: ctx.actor.rights };
  };
  const guarded =
    (work: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await work(request, reply.header('cache-control', 'no-store'));
      } catch (error) {
        const problem = problemOf(error);
        if (request.method === 'GET' && problem.type === 'unauthenticated')
          return reply.redirect(`${base}/LoginView?returnTo=${encodeURIComponent(url)}`, 303);
        return sendProblem(request, reply, problem);
      }
    };

  app.get(
    url,
    guarded(async (request, reply) => {
      const { communityId, rights } = await viewerOf(request);
      const html = receiverPage({
        base,
        url,
        address: demoReceiverAddress(configuration),
        setting: received.setting(communityId),
        requests: received.list(communityId).map((single) => ({
          ...single,
          isReadable: rightsOfEvent(single.eventType)?.some((right) => rights.has(right)) ?? true,
        })),
      });
      return reply.header('content-type', 'text/html; charset=utf-8').send(html);
    }),
  );
  app.put(
    url,
    guarded(async (request, reply) => {
      const { communityId } = await viewerOf(request);
      const { success, data } = setting.safeParse(request.body);
      if (!success) throw new Problem('malformed-request');
      received.set(communityId, data);
      return reply.code(204).send();
    }),
  );
  app.delete(
    url,
    guarded(async (request, reply) => {
      received.clear((await viewerOf(request)).communityId);
      return reply.code(204).send();
    }),
  );
  app.get(`${url}/address`, () => ({ address: demoReceiverAddress(configuration) }));
  for (const { name, folder, type } of assets)
    app.get(`${url}/${name}`, async (request, reply) => {
      const text = await readFile(path.resolve(import.meta.dirname, folder, name), 'utf8');
      return sendDocsFile(request, reply, await docsFile(type, text), 'revalidate');
    });

  await app.register(async (scope) => {
    // What is signed is the text as it came
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(url, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const found = await verifyRequest(services, request.headers, body, demoReceiverAddress(configuration));
      if (!found) return reply.code(401).send();
      const { communityId, isVerified } = found;
      const mode = isVerified ? received.takeMode(communityId) : 'ACCEPT';
      const status = isVerified ? statuses[mode] : 401;
      received.add(communityId, { ...found, receivedAt: clock.now(), body, status });
      if (mode === 'SLOW') await sleep(SLOW_MS);
      return reply.code(status).send();
    });
  });
}

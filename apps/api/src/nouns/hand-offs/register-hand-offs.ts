import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import { getHandOff, type HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestContext } from '../../bindings/request-context.ts';
import { requireSameOrigin } from '../../bindings/same-origin.ts';
import { anonymous } from '../../engines/access/actor.ts';
import { notFound, orNotFound, type Problem } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import { decodeUtf8, isPercentEncodedUtf8, notUtf8 } from '../../kernel/utf8.ts';
import type { Context } from '../../procedures/context.ts';
import type { Services } from '../../procedures/services.ts';
import { cancelHandOff } from './cancel-hand-off.ts';
import { enterCard, type CardFields } from './enter-card.ts';
import { HandOffRefused } from './hand-off-refused.ts';
import { communityOfHandOff, scopeOf } from './load-hand-off.ts';
import { openHandOff } from './open-hand-off.ts';
import { payHandOff } from './pay-hand-off.ts';
import { problemPage, refusedPage } from './outcome-views.ts';
import { cardPageAfter, reviewPageAfter, showHandOff } from './show-hand-off.ts';

const BODY_LIMIT = 16_384;
const STYLES = ['../../../../../packages/ui/src/styles/tokens.css', 'hand-off.css'];

/**
 * Serves `{base}/HandOffView`: `POST` takes a signed request from the page of a business and leads to the payment that
 * it names, `GET` shows it, and the forms below enter a card, pay and cancel. Public, and without scripts.
 */
export function registerHandOffs(app: FastifyInstance, services: Services): void {
  const base = services.configuration.basePath;
  const url = `${base}/HandOffView`;
  void app.register((scope, _options, done) => {
    // JSON could hold anything in the place of a field's name and value
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, parsed) => {
      const form = decodeUtf8(body as Buffer);
      if (form === null || !isPercentEncodedUtf8(form)) return parsed(notUtf8());
      return parsed(null, [...new URLSearchParams(form)]);
    });
    scope.setErrorHandler((error, request, reply) => sendError(base, error, request, reply));
    const options = { bodyLimit: BODY_LIMIT };

    scope.post(url, options, async (request, reply) => toPage(reply, await openHandOff(services, fieldsOf(request))));
    scope.get(url, async (request, reply) => {
      const { id, card } = request.query as Record<string, unknown>;
      return sendPage(reply, 200, await showHandOff(services, await load(services, id), { isNewCard: card === 'new' }));
    });
    scope.post(`${url}/card`, options, async (request, reply) => {
      const { ctx, handOff, values } = await payerOf(services, request);
      const { cardNumber = '', cardholderName = '', expiry = '' } = values;
      const entered: CardFields = { cardNumber, cardholderName, expiry };
      try {
        await enterCard(ctx, handOff, entered);
      } catch (error) {
        const problem = refusalOf(error);
        return sendPage(reply, problem.status, cardPageAfter(services, handOff, { entered, problem }));
      }
      return toPage(reply, handOff.handOffKey);
    });
    scope.post(`${url}/pay`, options, async (request, reply) => {
      const { ctx, handOff, values } = await payerOf(services, request);
      const { card = '', total = '' } = values;
      try {
        await payHandOff(ctx, handOff, { card, total });
      } catch (error) {
        const problem = refusalOf(error);
        return sendPage(reply, problem.status, await reviewPageAfter(services, handOff, problem));
      }
      return toPage(reply, handOff.handOffKey);
    });
    scope.post(`${url}/cancel`, options, async (request, reply) => {
      const { handOff } = await payerOf(services, request);
      await cancelHandOff(services, handOff);
      return toPage(reply, handOff.handOffKey);
    });
    scope.get(`${url}/hand-off.css`, { config: { isUnlimited: true } }, async (_request, reply) => {
      const files = STYLES.map((file) => readFile(path.resolve(import.meta.dirname, file), 'utf8'));
      const text = (await Promise.all(files)).join('\n');
      return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(text);
    });
    done();
  });

  /** 303: whatever was posted, the browser asks for the page by GET, and a reload sends nothing again. */
  function toPage(reply: FastifyReply, handOffKey: string): FastifyReply {
    return reply.header('cache-control', 'no-store').redirect(`${url}?id=${encodeURIComponent(handOffKey)}`, 303);
  }
}

const fieldsOf = ({ body }: FastifyRequest): HandOffField[] => (Array.isArray(body) ? (body as HandOffField[]) : []);

/** The hand-off of one of its own forms. The payer acts as no user, whatever session the browser has. */
async function payerOf(
  services: Services,
  request: FastifyRequest,
): Promise<{ ctx: Context; handOff: HandOff; values: Partial<Record<string, string>> }> {
  requireSameOrigin(request, services.configuration);
  const values: Partial<Record<string, string>> = Object.fromEntries(fieldsOf(request));
  const handOff = await load(services, values['id']);
  return { ctx: { ...(await requestContext(services, request)), actor: anonymous }, handOff, values };
}

async function load(services: Services, key: unknown): Promise<HandOff> {
  const communityId = communityOfHandOff(key);
  if (communityId === null) throw notFound();
  const db = services.db.reader(scopeOf({ communityId }));
  return orNotFound(await getHandOff(db, { communityId, handOffKey: String(key) }));
}

/** What the payer can mend, or wait for; anything else is no matter of the form. */
function refusalOf(error: unknown): Problem {
  const problem = problemOf(error);
  if (problem.status !== 422 && problem.status !== 409) throw problem;
  return problem;
}

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

const texts: Partial<Record<number, string>> = {
  403: 'This form was sent by another page. Go back and send it again.',
  404: 'No payment has this address. Go back to the business to start the payment again.',
  413: 'The request is too long.',
  415: 'Send the hand-off as a form.',
  429: 'Too many requests came from your network. Wait a minute, then try again.',
};

function sendError(base: string, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HandOffRefused) {
    request.log.info({ reason: error.reason, requestId: request.id }, 'A hand-off was refused');
    return sendPage(reply, error.status, refusedPage(base, error, request.id));
  }
  const { statusCode } = error as { statusCode?: unknown };
  const isOfForm = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  const problem = problemOf(error);
  const status = isOfForm ? statusCode : problem.status;
  if (status >= 500) request.log.error({ err: problem.cause ?? problem, requestId: request.id }, 'The page failed');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  const text =
    texts[status] ??
    (status < 500
      ? 'The request cannot be read.'
      : 'Something went wrong on our side. If you have just paid, reload this page: it shows the outcome, and nothing is charged twice.');
  return sendPage(reply, status, problemPage(base, text, request.id));
}

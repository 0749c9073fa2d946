import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressSubject } from '../engines/access/address-subject.ts';
import { perMinute, rateLimiter, type RateLimiter } from '../engines/access/rate-limit.ts';
import { isKeyOfOurs } from '../engines/api-keys/authenticate-key.ts';
import { isCertificateOfOurs } from '../engines/certificates/authenticate-certificate.ts';
import { presentedCertificate } from '../engines/certificates/presented-certificate.ts';
import { isOpenSession } from '../engines/auth/authenticate.ts';
import { knownDevices } from '../engines/auth/known-device.ts';
import { sessionTokenOf } from '../engines/auth/session-cookie.ts';
import { Problem } from '../kernel/problem.ts';
import type { Services } from '../procedures/services.ts';

/** Half of a minute's calls may come at once: the users of one office open the portal together. */
const BURST = 1 / 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether anyone may ask for it as often as they like: it costs nothing, and pages ask for many at once. */
    isUnlimited?: boolean;
  }
}

const refunds = new WeakMap<FastifyRequest, () => void>();

/** The request turned out to have a session, key or certificate, which have limits of their own: it does not count here. */
export function countsAsKnown(request: FastifyRequest): void {
  refunds.get(request)?.();
  refunds.delete(request);
}

/**
 * Limits what anyone without a session, key or certificate can ask for, by address and before the body is read: every address but
 * those whose route is `isUnlimited`, also those that match no route. Sessions, keys, certificates and known devices get through while
 * the limit of their address is used up.
 */
export function registerAnonymousLimit(app: FastifyInstance, services: Services): void {
  const limiter = rateLimiter(perMinute(services.configuration.anonymousCallsPerMinute, BURST));
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isUnlimited === true) return done();
    const key = `address ${addressSubject(request.ip)}`;
    const wait = limiter.take(key, services.clock.now());
    if (wait === 0) {
      refunds.set(request, () => limiter.giveBack(key));
      return done();
    }
    isKnown(services, limiter, request).then(
      (known) =>
        done(known ? undefined : new Problem('too-many-requests', { detail: tooMany(wait), retryAfter: wait })),
      done,
    );
  });
}

const tooMany = (seconds: number): string =>
  `Too many requests came from this network. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;

async function isKnown(services: Services, limiter: RateLimiter, request: FastifyRequest): Promise<boolean> {
  const { cookie, authorization } = request.headers;
  const now = services.clock.now();
  const [device] = knownDevices(services, cookie, now);
  if (device && limiter.take(`device ${device.deviceId}`, now) === 0) return true;
  const token = sessionTokenOf(services.configuration, cookie);
  if (token !== null && (await isOpenSession(services, token, now))) return true;
  if (authorization !== undefined) return isKeyOfOurs(services, { header: authorization, ip: request.ip });
  const certificate = presentedCertificate(services.configuration, request.raw);
  return certificate !== null && (await isCertificateOfOurs(services, certificate, request.ip));
}

import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../bindings/send-problem.ts';
import { Problem } from '../kernel/problem.ts';
import type { Configuration } from '../kernel/configuration.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Probes of a cluster ask by address, and learn nothing from these. */
const PROBED = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests to a name that is not the portal's (421): a name that an attacker points at this machine must not
 * make a browser treat the portal as the attacker's own site (DNS rebinding). The portal's names are that of PUBLIC_URL,
 * those in ALLOWED_HOSTS and the loopback ones; ports do not matter.
 */
export function registerAllowedHosts(
  app: FastifyInstance,
  { publicUrl, allowedHosts }: Pick<Configuration, 'publicUrl' | 'allowedHosts'>,
): void {
  const names = new Set([publicUrl.hostname, ...allowedHosts, ...LOOPBACK].map((name) => name.toLowerCase()));
  app.addHook('onRequest', (request, reply, done) => {
    if (names.has(request.hostname.toLowerCase()) || PROBED.has(request.routeOptions.url ?? '')) return done();
    sendProblem(request, reply, new Problem('misdirected-request'));
  });
}

/** Whether only this machine reaches an address that a server listens on. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);

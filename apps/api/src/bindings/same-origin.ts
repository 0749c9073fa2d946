import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../kernel/configuration.ts';
import { Problem } from '../kernel/problem.ts';

/**
 * Refuses a post that another site made the browser send. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin; a caller that sends neither is no browser, and nothing rides along with it.
 */
export function requireSameOrigin(request: FastifyRequest, { publicUrl }: Pick<Configuration, 'publicUrl'>): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (typeof site === 'string') {
    if (site !== 'same-origin' && site !== 'none') throw new Problem('csrf-token-invalid');
    return;
  }
  if (origin === undefined || origin === publicUrl.origin) return;
  // reached under another of its names, such as 127.0.0.1: no other site can choose what is in Host
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || host !== request.headers.host) throw new Problem('csrf-token-invalid');
}

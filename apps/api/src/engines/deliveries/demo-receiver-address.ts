import type { Configuration } from '../../kernel/configuration.ts';

/** Where the demo's own receiver of webhooks is, under the base path. */
export const DEMO_RECEIVER_PATH = '/demo/receiver';

/** Interfaces that are reached at 127.0.0.1. */
const REACHED = new Set<string | null>([null, '127.0.0.1', 'localhost', '0.0.0.0', '::']);

/**
 * The address of the demo's own receiver of webhooks; null outside of a demo. It is the only address on the machine that
 * webhooks are sent to, and only when an endpoint has exactly this text.
 */
export function demoReceiverAddress({
  seed,
  host,
  port,
  basePath,
}: Pick<Configuration, 'seed' | 'host' | 'port' | 'basePath'>): string | null {
  return seed === 'demo' && REACHED.has(host) ? `http://127.0.0.1:${port}${basePath}${DEMO_RECEIVER_PATH}` : null;
}

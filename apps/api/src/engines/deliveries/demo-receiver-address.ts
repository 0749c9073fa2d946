import type { Configuration } from '../../kernel/configuration.ts';

/** Path of the demo's own webhook receiver, below the base path. */
export const DEMO_RECEIVER_PATH = '/demo/receiver';

/** Hosts that listen on 127.0.0.1. */
const REACHED = new Set<string | null>([null, '127.0.0.1', 'localhost', '0.0.0.0', '::']);

/**
 * Returns the address of the demo's own webhook receiver; null outside a demo. It is the only local address that
 * webhooks are sent to, and only when the endpoint's URL is exactly this text.
 */
export function demoReceiverAddress({
  seed,
  host,
  port,
  basePath,
}: Pick<Configuration, 'seed' | 'host' | 'port' | 'basePath'>): string | null {
  return seed === 'demo' && REACHED.has(host) ? `http://127.0.0.1:${port}${basePath}${DEMO_RECEIVER_PATH}` : null;
}

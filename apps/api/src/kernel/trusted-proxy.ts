import { compile } from '@fastify/proxy-addr';
import type { Configuration } from './configuration.ts';

const compiled = new WeakMap<readonly string[], (address: string) => boolean>();

/**
 * Returns whether an address is one of TRUSTED_PROXIES, as Fastify judges it for X-Forwarded headers. Throws TypeError
 * for an entry that is no address, network or name of one.
 */
export function proxyTrust({ trustedProxies }: Pick<Configuration, 'trustedProxies'>): (address: string) => boolean {
  let trust = compiled.get(trustedProxies);
  if (!trust) {
    const isListed = trustedProxies.length > 0 ? compile([...trustedProxies]) : () => false;
    trust = (address) => isListed(address, 0);
    compiled.set(trustedProxies, trust);
  }
  return trust;
}

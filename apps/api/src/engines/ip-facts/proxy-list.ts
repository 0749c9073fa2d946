import { isPublicAddress, readIpAddress } from '../../kernel/ip-address.ts';
import type { Network } from './network-set.ts';

export interface ProxyList {
  readonly networks: readonly Network[];
  /** Invalid lines, by line number from 1. */
  readonly faults: readonly { readonly line: number; readonly problem: string }[];
}

/** Widest accepted networks, as prefix lengths: anything wider is a typing error. */
const WIDEST = { ipv4: 8, ipv6: 19 } as const;

/**
 * Parses a list of proxy networks: an address or a network in CIDR notation per line, such as 185.220.100.240/28. Text
 * after # is a comment.
 */
export function readProxyList(text: string): ProxyList {
  const networks: Network[] = [];
  const faults: { line: number; problem: string }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = line.replace(/#.*$/, '').replaceAll('\uFEFF', '').trim();
    if (entry === '') continue;
    const network = readNetwork(entry);
    if (typeof network === 'string') faults.push({ line: index + 1, problem: network });
    else networks.push(network);
  }
  return { networks, faults };
}

/** Parses a network, or returns what is wrong with it. */
function readNetwork(entry: string): Network | string {
  const [start = '', prefixText, ...rest] = entry.split('/');
  const address = readIpAddress(start);
  if (!address || rest.length > 0) return `${shown(entry)} is not an address or network.`;
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  const prefix = prefixText === undefined ? bits : /^\d{1,3}$/.test(prefixText) ? Number(prefixText) : Number.NaN;
  if (!(prefix <= bits)) return `${shown(entry)} has no prefix from 0 to ${bits}.`;
  if (prefix < WIDEST[address.kind()]) return `${shown(entry)} is wider than /${WIDEST[address.kind()]}.`;
  if (!isPublicAddress(address)) return `${shown(entry)} is not a network of the internet.`;
  return [address, prefix];
}

const shown = (entry: string): string => (entry.length > 60 ? `${entry.slice(0, 60)}…` : entry);

import { isIP } from 'node:net';
import { parse } from 'tldts';
import { fieldProblem } from '../../kernel/problem.ts';

const FORMAT = 'Enter a domain such as https://shop.example.com, or https://*.example.com for all below it.';
/** `scheme://*.host:port`, without user, path, query and fragment. */
const WRITTEN =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<wildcard>\*\.)?(?<host>[^\s/?#@\\:*[\]]+)(?<port>:\d{1,5})?\/?$/iu;
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const refusal = (message: string) => fieldProblem('url', message);

/**
 * The origin `https://host[:port]` that was entered, in lower case and punycode, as browsers send it. Throws a 422 on
 * `url` for anything else, and for a wildcard that would let in the domains of others.
 */
export function parseOrigin(entered: string): string {
  const { scheme = 'https', wildcard = '', host: written = '', port = '' } = WRITTEN.exec(entered)?.groups ?? {};
  if (scheme.toLowerCase() !== 'https')
    throw refusal('Only https is allowed. Enter a domain such as https://shop.example.com.');
  const url = `https://${written}${port}`;
  if (written === '' || !URL.canParse(url)) throw refusal(faultOfParts(entered));
  const { hostname, host } = new URL(url);
  if (isIP(hostname) !== 0) throw refusal('Enter a domain name, not an IP address.');
  if (!HOST.test(hostname)) throw refusal(FORMAT);
  // Suffixes of hosts such as github.io too: what is below them belongs to different people
  const { domain } = parse(hostname, { allowPrivateDomains: true });
  if (domain === null)
    throw refusal(
      wildcard !== ''
        ? `${wildcard}${hostname} would let in the domains of others. Enter a domain of your own below ${hostname}.`
        : `${hostname} is not a domain of your own. Enter a domain such as https://shop.example.com.`,
    );
  return `https://${wildcard}${host}`;
}

/** What is wrong with a text that is not an origin. */
function faultOfParts(entered: string): string {
  if (entered.includes('@')) return 'Enter the domain without a user name.';
  if (/[[\]]/.test(entered)) return 'Enter a domain name, not an IP address.';
  if (/[^/?#][/?#]/.test(entered.replace(/^[^/?#]*:\/\//, ''))) return 'Enter the domain alone, without a path.';
  if (entered.lastIndexOf('*') > 0) return 'A wildcard can only be at the beginning, such as https://*.example.com.';
  return FORMAT;
}

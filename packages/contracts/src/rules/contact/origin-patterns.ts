/** Longest Origin header that is looked up; no host name of the internet makes a longer one. */
const LONGEST = 300;

/**
 * What a domain whitelist may list for this origin to be allowed: the origin itself, and a wildcard in the place of its
 * first labels. Empty for anything that is not the origin of an https page, such as `null`.
 */
export function originPatterns(origin: string): string[] {
  if (origin.length > LONGEST || !URL.canParse(origin)) return [];
  const { protocol, host, origin: itself } = new URL(origin);
  if (protocol !== 'https:' || itself !== origin.toLowerCase()) return [];
  const labels = host.split('.');
  const parents = labels.slice(1).map((_, at) => labels.slice(at + 1).join('.'));
  return [itself, ...parents.map((parent) => `https://*.${parent}`)];
}

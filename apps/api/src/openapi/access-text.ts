import { productOf } from '@quickportal/contracts/access/products';
import { productNames } from '@quickportal/contracts/rules/payments/connections';
import type { Audience, AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Operation } from './openapi-types.ts';

/** How callers say who they are. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-quickportal',
    description:
      'The session cookie that signing in sets; browsers send it automatically. Its name is `quickportal` where the portal runs on plain http. Calls also need the header `X-Requested-With`.',
  },
  apiKey: {
    type: 'http',
    scheme: 'basic',
    description:
      'A REST API key as the user name, with an empty password: `curl -u qp_sec_10_...: ...`. Secret keys can make the calls that say so; publishable keys can only create single use tokens. No cookie, no `X-Requested-With`. At most 200 calls at once and 1,200 a minute for each key, expensive calls count several times. Above that, 429 with `Retry-After`.',
  },
  clientCertificate: {
    type: 'mutualTLS',
    description:
      'A client certificate of the facility, generated on the page API Certificate and Client Software, in place of a key: `curl --cert-type P12 --cert certificate.p12:PASSWORD ...`. It may do what a secret key of the whole facility may. Only where the operator of the portal has set up TLS with client certificates. A certificate and a key in one request are refused with 400, and browsers with 403.',
  },
} as const;

const audienceTexts: Record<Exclude<Audience, 'public'>, readonly string[]> = {
  facility: ['facility users'],
  staff: ['staff'],
  apiKey: ['API keys', 'client certificates'],
};

const listed = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``);

/** Who may make a call and what else it takes, in a sentence or two. */
export function accessText(contract: AnyContract): string {
  const { audience, rights, refusedInViewAs, openWhenLocked } = contract;
  const product = productOf(contract);
  if (audience.includes('public')) return 'Open to everyone, signed in or not.';
  const callers = audience.filter((caller) => caller !== 'public').flatMap((caller) => audienceTexts[caller]);
  const anyOf = rights.anyOf ?? [];
  const allOf = rights.allOf ?? [];
  const needed = [
    ...(allOf.length > 0 ? [`${allOf.length > 1 ? 'the rights' : 'the right'} ${listed(code(allOf), 'and')}`] : []),
    ...(anyOf.length === 1 ? [`the right ${code(anyOf).join('')}`] : []),
    ...(anyOf.length > 1 ? [`any of the rights ${listed(code(anyOf), 'or')}`] : []),
  ];
  const sentences = [
    `Open to ${listed(callers, 'and')}${needed.length > 0 ? ` with ${needed.join(' and ')}` : ''}.`,
    ...(openWhenLocked ? ['Also available before the password or second factor has been entered.'] : []),
    ...(product ? [`Needs the product ${productNames[product]}.`] : []),
    ...(refusedInViewAs ? ['Refused while viewing as another user.'] : []),
  ];
  return sentences.join(' ');
}

/** The ways to authenticate that a call takes; the first is the one that its samples show. */
export function securityOf({ audience }: AnyContract): Required<Operation>['security'] {
  if (audience.includes('public')) return [];
  return [
    ...(audience.includes('apiKey') ? [{ apiKey: [] }, { clientCertificate: [] }] : []),
    ...(audience.includes('facility') || audience.includes('staff') ? [{ session: [] }] : []),
  ];
}

/** The rights for programs to read. Not `anyOf` and `allOf`: tools take those for schemas, wherever they stand. */
export function rightsOf({ rights: { anyOf, allOf } }: AnyContract): Pick<Operation, 'x-rights'> {
  if (!anyOf && !allOf) return {};
  return { 'x-rights': { ...(allOf ? { all: [...allOf] } : {}), ...(anyOf ? { any: [...anyOf] } : {}) } };
}

import type { ProblemType } from '@quickportal/contracts/kernel/problem';
import { sortedComponents } from '../components.ts';
import type { sharedParameters } from '../headers.ts';
import {
  isReference,
  METHODS,
  type OpenApi,
  type Operation,
  operationsOf,
  type PathItem,
  type Reference,
  type Response,
} from '../openapi-types.ts';
import { problemComponents, sharedResponse } from '../problem-responses.ts';
import { tagsOf } from '../tags.ts';

/** What a session proves and chooses; a key is in its facility and needs no proof. */
const sessionParameters: ReadonlySet<string> = new Set([
  'RequestedWith',
  'CommunityId',
  'ViewAs',
  'UserId',
  'Csrf',
  'LinkedCommunity',
] satisfies (keyof typeof sharedParameters)[]);

/** Problems that only calls by session can get. */
const sessionProblems: ReadonlySet<ProblemType> = new Set([
  'reauthentication-required',
  'sign-in-failed',
  'missing-request-header',
  'csrf-token-invalid',
  'other-community',
]);

const mayUseKey = ({ security = [] }: Operation): boolean => security.some((scheme) => 'apiKey' in scheme);

/** The document for programs: of the whole one, what an API key may call, without what belongs to sessions. */
export function keysDocument(whole: OpenApi): OpenApi {
  const document = structuredClone(whole);
  document.paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const kept = keptOperations(item);
      return kept ? [[path, kept]] : [];
    }),
  );
  const shared = document.components.responses ?? {};
  for (const { operation } of operationsOf(document)) withoutSession(operation, shared);
  document.components.responses = { ...shared, ...problemComponents().responses };
  delete document.components.securitySchemes?.['session'];
  const info = { ...document.info, description: introductionForKeys(document.info.description) };
  const { tags, 'x-tagGroups': groups } = tagsOf(document);
  for (const { operation } of operationsOf(document)) delete operation['x-audience'];
  return { ...document, info, tags, 'x-tagGroups': groups, components: usedComponents(document) };
}

function keptOperations({ servers, ...item }: PathItem): PathItem | undefined {
  const kept = METHODS.flatMap((method) => {
    const operation = item[method];
    return operation && mayUseKey(operation) ? [[method, operation] as const] : [];
  });
  return kept.length > 0 ? { ...(servers ? { servers } : {}), ...Object.fromEntries(kept) } : undefined;
}

const nameOf = ({ $ref }: Reference): string => $ref.split('/').at(-1) ?? '';

type Responses = Readonly<Record<string, Response>>;

function withoutSession(operation: Operation, shared: Responses): void {
  operation.security = operation.security?.filter((scheme) => !('session' in scheme)) ?? [];
  operation.description = operation.description
    .replace(/^Open to .*?API keys/m, 'Open to API keys')
    .replace(/ Refused while viewing as another user\.$/m, '');
  const parameters = operation.parameters?.filter(
    (parameter) => !isReference(parameter) || !sessionParameters.has(nameOf(parameter)),
  );
  if (parameters?.length) operation.parameters = parameters;
  else delete operation.parameters;
  operation.responses = Object.fromEntries(
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const kept = keptResponse(Number(status), response, shared);
      return kept ? [[status, kept]] : [];
    }),
  );
}

/** A response with the problems that a key can get; undefined where none is left. */
function keptResponse(
  status: number,
  response: Response | Reference,
  shared: Responses,
): Response | Reference | undefined {
  const types = (isReference(response) ? shared[nameOf(response)] : response)?.['x-problems'];
  const kept = types?.filter((type) => !sessionProblems.has(type));
  if (!types || !kept || kept.length === types.length) return response;
  const [, schema] = isReference(response) ? nameOf(response).split('With') : [];
  return kept.length > 0 ? sharedResponse(kept, status, schema) : undefined;
}

/** The opening text without what people with a session read, and without problems that only they get. */
const introductionForKeys = (text: string): string =>
  text
    .replace(/^## Calling as a person\n[^]*?(?=^## )/m, '')
    .split('\n')
    .filter((line) => ![...sessionProblems].some((type) => line.includes(`| \`${type}\` |`)))
    .join('\n');

/** Components that operations and webhooks reach, through others too. */
function usedComponents(document: OpenApi): OpenApi['components'] {
  let components = document.components;
  for (let before = 0, now = -1; before !== now;) {
    before = now;
    components = sortedComponents({ ...document, components });
    now = JSON.stringify(components).length;
  }
  return components;
}

import type { AnyContract, SuccessStatus } from '@quickportal/contracts/kernel/contract';
import {
  ProblemDocument,
  problemTypes,
  type ProblemType,
  universalProblems,
} from '@quickportal/contracts/kernel/problem';
import { generateOpenApiDocument, type OpenApiRouter } from 'trpc-to-openapi';
import { answerPiece, documentRouter, PIECES, queryPiece } from './document-router.ts';
import { introduction, tagDescriptions } from './introduction.ts';
import type { Operation, OpenApi } from './openapi-types.ts';

const successText: Record<SuccessStatus, string> = {
  200: 'OK',
  201: 'Created or ready',
  202: 'Accepted; ask again',
  204: 'Done; no content',
  302: 'Done; the page decides where to go',
};

/** The OpenAPI 3.1 document of all calls. `extra` are operations that are plain Fastify routes (forms, downloads). */
export function openApiDocument(contracts: readonly AnyContract[], extra: OpenApi['paths'] = {}): OpenApi {
  const document = generateOpenApiDocument(
    documentRouter(contracts) as unknown as OpenApiRouter,
    {
      title: 'QuickPortal REST API',
      version: '1.0.0',
      openApiVersion: '3.1.1',
      description: introduction,
      baseUrl: '/quickportal/rest/internal',
      defs: { Problem: ProblemDocument } as never,
      license: { name: 'Proprietary', identifier: 'LicenseRef-QuickPortal' },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'quickportal',
          description: 'The session cookie set by signing in. Send the header X-Requested-With with every call.',
        },
        apiKey: {
          type: 'http',
          scheme: 'basic',
          description: 'A REST API key as the user name, with an empty password.',
        },
      },
    } as never,
  ) as unknown as OpenApi;
  for (const contract of contracts) complete(document, contract);
  for (const path of Object.keys(document.paths)) if (path.startsWith(PIECES)) delete document.paths[path];
  Object.assign(document.paths, extra);
  const used = new Set(
    Object.values(document.paths).flatMap((item) => Object.values(item).flatMap((one) => one.tags ?? [])),
  );
  document.tags = [...used].toSorted().map((name) => ({ name, description: tagDescriptions[name] ?? name }));
  document.paths = Object.fromEntries(Object.entries(document.paths).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return withoutFormKeywords(document) as OpenApi;
}

function complete(document: OpenApi, contract: AnyContract): void {
  const operation = document.paths[`/${contract.path}`]?.[contract.method.toLowerCase()];
  if (!operation) throw new Error(`${contract.name} is missing in the document`);
  completeAnswers(document, contract, operation);
  completeBody(document, contract, operation);
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...queryParameters(document, contract),
    ...headerParameters(contract),
  ];
  if (operation.parameters.length === 0) delete operation.parameters;
  operation.security = [
    ...(contract.audience.includes('public') ? [{}] : []),
    ...(contract.audience.some((one) => one === 'facility' || one === 'staff') ? [{ session: [] }] : []),
    ...(contract.audience.includes('apiKey') ? [{ apiKey: [] }] : []),
  ];
  operation['x-audience'] = [...contract.audience];
  if (contract.rights.anyOf || contract.rights.allOf) operation['x-rights'] = contract.rights;
  operation.description = [contract.description, rightsText(contract)].filter(Boolean).join('\n\n');
}

function rightsText({ rights }: AnyContract): string {
  const names = (list: readonly string[]) => list.map((right) => `\`${right}\``).join(', ');
  return [
    rights.anyOf?.length ? `Needs any of these rights: ${names(rights.anyOf)}.` : '',
    rights.allOf?.length ? `Needs all of these rights: ${names(rights.allOf)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function completeAnswers(document: OpenApi, contract: AnyContract, operation: Operation): void {
  const generated = operation.responses['200'];
  const statuses = Object.keys(contract.answers).map((status) => Number(status) as SuccessStatus);
  operation.responses = {};
  for (const [index, status] of statuses.entries()) {
    const content =
      index === 0 ? generated?.content : document.paths[answerPiece(contract, status)]?.get?.responses['200']?.content;
    const bare = status === 204 || status === 302;
    operation.responses[status] = { description: successText[status], ...(bare || !content ? {} : { content }) };
  }
  const byStatus = new Map<number, string[]>();
  for (const type of new Set<ProblemType>([
    ...universalProblems,
    ...contract.errors,
    ...(contract.params ? (['not-found'] as const) : []),
  ])) {
    const { status, title } = problemTypes[type];
    if (contract.audience.includes('public') && (type === 'unauthenticated' || type === 'reauthentication-required'))
      continue;
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${type}\`: ${title}`]);
  }
  if (contract.body) for (const status of [413, 415]) byStatus.set(status, [bodyProblems[status] ?? '']);
  for (const [status, texts] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    const schema = { $ref: '#/components/schemas/Problem' };
    operation.responses[status] = {
      description: texts.join('\n\n'),
      content: { 'application/problem+json': { schema } },
    };
  }
}

const bodyProblems: Record<number, string> = {
  413: `\`payload-too-large\`: ${problemTypes['payload-too-large'].title}`,
  415: `\`unsupported-media-type\`: ${problemTypes['unsupported-media-type'].title}`,
};

function completeBody(document: OpenApi, contract: AnyContract, operation: Operation): void {
  const content = operation.requestBody?.content['application/json'];
  if (!contract.body || !content || !operation.requestBody) return;
  const name =
    contract.body.meta()?.id ??
    `${contract.name.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Body`;
  document.components.schemas[name] = content.schema;
  content.schema = { $ref: `#/components/schemas/${name}` };
  operation.requestBody.required = !contract.body.safeParse({}).success;
}

function queryParameters(document: OpenApi, contract: AnyContract) {
  return document.paths[queryPiece(contract)]?.get?.parameters ?? [];
}

function headerParameters(contract: AnyContract) {
  const text = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(contract.idempotent
      ? [text('Idempotency-Key', 'Repeats of a request with the same key answer the stored result; kept 30 days.')]
      : []),
    ...(contract.body && 'version' in contract.body.shape
      ? [text('If-Match', 'The version you read, instead of the field version.')]
      : []),
  ];
}

/** Form presentation is of no use to readers of the API. */
function withoutFormKeywords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutFormKeywords);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => key !== 'x-form' && key !== 'x-rules');
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutFormKeywords(value)]));
}

import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { ProblemDocument } from '@quickportal/contracts/kernel/problem';
import { generateOpenApiDocument, type OpenApiRouter } from 'trpc-to-openapi';
import { accessText, rightsOf, securityOf, securitySchemes } from './access-text.ts';
import { addCodeSamples, DOCUMENT_DAY } from './code-samples.ts';
import { describeDefaults, nameInlineSchemas, openResponses, sortedComponents } from './components.ts';
import { DOCUMENT_BASE } from './document-base.ts';
import { documentParts, documentRouter, partsPath } from './document-router.ts';
import { addExamples } from './examples.ts';
import { responseHeadersOf, responseHeaders, sharedParameters, sharedParametersOf } from './headers.ts';
import { introduction } from './introduction.ts';
import {
  type ExtraOperations,
  isReference,
  type METHODS,
  type OpenApi,
  operationsOf,
  type Schema,
} from './openapi-types.ts';
import { conflictSchemas, problemComponents, problemResponses } from './problem-responses.ts';
import { cleanSchema } from './schema-cleaning.ts';
import { nameSharedSchemas } from './schemas/shared-schemas.ts';
import { separateTags, tagsOf } from './tags.ts';
import { webhookOperations } from './webhook-operations.ts';

/**
 * The OpenAPI 3.1 document of all calls. trpc-to-openapi lays out the operations; what it cannot express (statuses,
 * several answers, named bodies, query parameters of changes, problems, rights) is put in afterwards.
 * `extra` are operations that are plain Fastify routes: forms, sign-in, downloads.
 */
export function openApiDocument(contracts: readonly AnyContract[], extra: readonly ExtraOperations[] = []): OpenApi {
  const document = generated(contracts);
  for (const contract of contracts) complete(document, contract);
  for (const contract of contracts) delete document.paths[partsPath(contract)];
  Object.assign(document.components, problemComponents(), {
    parameters: sharedParameters,
    headers: responseHeaders,
    securitySchemes,
  });
  Object.assign(document.components.schemas, conflictSchemas(contracts));
  for (const { paths, schemas } of structuredClone(extra)) {
    for (const [path, item] of Object.entries(paths)) document.paths[path] = { ...document.paths[path], ...item };
    Object.assign(document.components.schemas, schemas);
  }
  for (const schema of allSchemas(document)) cleanSchema(schema);
  describeParametersOnce(document);
  joinListsByCommas(document);
  nameInlineSchemas(document);
  openResponses(document);
  separateTags(document);
  addExamples(document);
  addCodeSamples(document, DOCUMENT_DAY);
  document.paths = Object.fromEntries(Object.entries(document.paths).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const { openapi, info, servers, paths } = document;
  const webhooks = webhookOperations(document);
  // After the examples and samples, which read the fields as contracts have them
  describeDefaults(document);
  nameSharedSchemas({ ...document, webhooks });
  return { openapi, info, servers, ...tagsOf(document), paths, webhooks, components: sortedComponents(document) };
}

function generated(contracts: readonly AnyContract[]): OpenApi {
  const document: unknown = generateOpenApiDocument(documentRouter(contracts) as OpenApiRouter, {
    title: 'QuickPortal API',
    version: '1.0.0',
    openApiVersion: '3.1.1',
    description: introduction,
    baseUrl: `${DOCUMENT_BASE}/rest/internal`,
    license: { name: 'Proprietary', identifier: 'LicenseRef-QuickPortal' },
    paths: documentParts(contracts),
    defs: { Problem: ProblemDocument },
  });
  // Only JSON from here on: the generator's own objects are shared among operations
  return structuredClone(document) as OpenApi;
}

function complete(document: OpenApi, contract: AnyContract): void {
  const item = document.paths[`/${contract.path}`];
  const method = contract.method.toLowerCase() as (typeof METHODS)[number];
  const operation = item?.[method];
  const parts = document.paths[partsPath(contract)]?.post;
  if (!operation || !parts) throw new Error(`${contract.name} is missing in the document`);
  const { operationId, summary, tags } = operation;
  const parameters = [...(operation.parameters ?? []), ...(parts.parameters ?? []), ...sharedParametersOf(contract)];
  const headers = responseHeadersOf(contract);
  const responses = Object.entries(parts.responses).map(([status, response]) => [status, { ...response, headers }]);
  item[method] = {
    operationId,
    summary,
    description: `${contract.description}\n\n${accessText(contract)}`,
    tags,
    security: securityOf(contract),
    'x-audience': [...contract.audience],
    ...rightsOf(contract),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(contract.body && parts.requestBody
      ? { requestBody: { required: !contract.body.safeParse({}).success, ...parts.requestBody } }
      : {}),
    responses: { ...Object.fromEntries(responses), ...problemResponses(contract) },
  };
}

/** Every schema that stands on its own: components, parameters, bodies, answers. */
function allSchemas(document: OpenApi): Schema[] {
  const ofOperations = operationsOf(document).flatMap(({ operation }) => [
    ...(operation.parameters ?? []).flatMap((parameter) => (isReference(parameter) ? [] : [parameter.schema])),
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
    ...Object.values(operation.responses).flatMap((response) =>
      isReference(response) ? [] : Object.values(response.content ?? {}).map(({ schema }) => schema),
    ),
  ]);
  return [...Object.values(document.components.schemas), ...ofOperations];
}

/** A parameter and its schema would otherwise say the same twice. */
function describeParametersOnce(document: OpenApi): void {
  for (const { operation } of operationsOf(document))
    for (const parameter of operation.parameters ?? [])
      if (!isReference(parameter) && parameter.description === parameter.schema.description)
        delete parameter.schema.description;
}

/** Lists in a query string are written as one value; the server reads repeated parameters too. */
function joinListsByCommas(document: OpenApi): void {
  for (const { operation } of operationsOf(document))
    for (const parameter of operation.parameters ?? [])
      if (!isReference(parameter) && parameter.in === 'query' && parameter.schema.type === 'array')
        Object.assign(parameter, { style: 'form', explode: false });
}

import { componentsIn, eachSchema } from './schema-cleaning.ts';
import type { Content, OpenApi, Schema } from './openapi-types.ts';
import { isReference, operationsOf } from './openapi-types.ts';

/** `customers.setStatus` and `Body` make `CustomersSetStatusBody`. */
const componentName = (call: string, suffix: string): string =>
  call.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase()) + suffix;

/** Bodies and answers that have no name of their own get one, so that generated clients have types to speak of. */
export function nameInlineSchemas(document: OpenApi): void {
  const { schemas } = document.components;
  for (const { operation } of operationsOf(document)) {
    nameContent(schemas, operation.requestBody?.content, operation.operationId, 'Body');
    const responses = Object.entries(operation.responses).filter(([, response]) => !isReference(response));
    const several = responses.filter(([status]) => status < '300').length > 1;
    for (const [status, response] of responses)
      if ('content' in response)
        nameContent(schemas, response.content, operation.operationId, several ? `Response${status}` : 'Response');
  }
}

function nameContent(
  schemas: Record<string, Schema>,
  content: Content | undefined,
  call: string,
  suffix: string,
): void {
  const media = content?.['application/json'];
  if (!media || media.schema.type !== 'object') return;
  const name = componentName(call, suffix);
  if (schemas[name]) throw new Error(`${call} needs the component ${name}, which exists: give its schema an id`);
  schemas[name] = media.schema;
  media.schema = { $ref: `#/components/schemas/${name}` };
}

/** Components that calls are made with; the others are in answers only. */
function inputComponents(document: OpenApi): Set<string> {
  const found = new Set<string>();
  const add = (schema: Schema): void => {
    for (const name of componentsIn(schema)) {
      const component = document.components.schemas[name];
      if (!component || found.has(name)) continue;
      found.add(name);
      add(component);
    }
  };
  for (const { operation } of operationsOf(document)) {
    for (const parameter of operation.parameters ?? []) if (!isReference(parameter)) add(parameter.schema);
    for (const media of Object.values(operation.requestBody?.content ?? {})) add(media.schema);
  }
  return found;
}

/**
 * Says defaults of bodies in words: generators make a field with `default` a required one, and a body may leave it out.
 */
export function describeDefaults(document: OpenApi): void {
  const inputs = inputComponents(document);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!inputs.has(name)) continue;
    eachSchema(schema, ({ properties = {} }) => {
      for (const property of Object.values(properties)) {
        if (property.default === undefined) continue;
        const text = `\`${typeof property.default === 'string' ? property.default : JSON.stringify(property.default)}\``;
        const { description = '' } = property;
        if (!description.includes(text)) property.description = `${description} ${text} when left out.`.trim();
        delete property.default;
      }
    });
  }
}

/** Returns may get new fields in time: their schemas are open, so that strict clients do not break. */
export function openResponses(document: OpenApi): void {
  const closed = inputComponents(document);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (closed.has(name)) continue;
    eachSchema(schema, (part) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
    });
  }
}

/** Components by name; whatever nothing refers to is left out. */
export function sortedComponents(document: OpenApi): OpenApi['components'] {
  const text = JSON.stringify(document);
  const sorted = Object.entries(document.components).map(([kind, entries]) => {
    const used = Object.entries(entries as Record<string, unknown>).filter(
      ([name]) => kind === 'securitySchemes' || text.includes(`"#/components/${kind}/${name}"`),
    );
    return [kind, Object.fromEntries(used.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
  });
  return Object.fromEntries(sorted) as OpenApi['components'];
}

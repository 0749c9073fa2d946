import type { Examples } from '@quickportal/contracts/kernel/examples';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { exampleValues, formatValues } from './example-values.ts';
import { examplesOfNouns } from './examples.gen.ts';
import { isReference, type MediaType, type OpenApi, operationsOf, type Schema } from './openapi-types.ts';
import { eachSchema } from './schema-cleaning.ts';

const entityExamples: Examples = examplesOfNouns;

/** Gives every JSON body and answer a whole example, made of the examples of its fields; the same on every run. */
export function addExamples(document: OpenApi): void {
  const given = exampleMaker(document);
  const fill = (media: MediaType | undefined) => {
    if (media && media.example === undefined && !media.examples) media.example = given.of(media.schema);
  };
  for (const { operation } of operationsOf(document)) {
    fill(operation.requestBody?.content['application/json']);
    for (const response of Object.values(operation.responses))
      if (!isReference(response)) fill(response.content?.['application/json']);
    for (const parameter of operation.parameters ?? []) {
      if (isReference(parameter) || parameter.example !== undefined || parameter.schema.default !== undefined) continue;
      const { name, schema } = parameter;
      const example =
        schema.examples?.[0] ?? given.ofName(name === 'id' ? [wordsToName(schema.title)] : [name], schema);
      if (example !== undefined) parameter.example = example;
    }
  }
}

/** "Customer ID" and `customerId` are the same thing; a parameter called `id` is known by its title. */
const wordsToName = (title = ''): string =>
  title.toLowerCase().replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** Examples that contracts give, by the name of the field: one given once serves wherever that name occurs. */
function givenExamples(document: OpenApi): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const component of Object.values(document.components.schemas)) {
    eachSchema(component, ({ properties }) => {
      for (const [name, { examples }] of Object.entries(properties ?? {}))
        if (examples?.[0] !== undefined && !found.has(name)) found.set(name, examples[0]);
    });
  }
  return found;
}

function exampleMaker(document: OpenApi) {
  const given = givenExamples(document);
  const { schemas } = document.components;

  function ofName(names: readonly string[], schema: Schema): Json | undefined {
    const values = names.flatMap((name) => [given.get(name), exampleValues[name]]);
    return values.find((value) => value !== undefined && fits(schema, value));
  }

  function ofObject({ properties = {}, required = [] }: Schema, component: string): Json {
    const entity = entityExamples[component] ?? {};
    const value: Record<string, Json> = {};
    for (const [name, schema] of Object.entries(properties)) {
      const own = name in entity ? entity[name] : (schema.examples?.[0] ?? schema.default);
      if (own === undefined && !required.includes(name)) continue;
      const known = own === undefined ? ofName([name], schema) : own;
      value[name] = known === undefined ? of(schema) : known;
    }
    return value;
  }

  function of(schema: Schema, component = ''): Json {
    const key = schema.$ref?.split('/').at(-1);
    if (key !== undefined) return of(schemas[key] ?? {}, key);
    const example = schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
    if (example !== undefined) return example;
    const choice = (schema.oneOf ?? schema.anyOf ?? []).find(({ type }) => type !== 'null');
    if (choice) return of(choice);
    if (schema.properties) return ofObject(schema, component);
    if (schema.items) return [of(schema.items)];
    return ofType(schema);
  }

  return { of, ofName };
}

function ofType(schema: Schema): Json {
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null;
  const { type } = schema;
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'array') return [];
  if (type !== 'string') return {};
  const text = formatValues[schema.format ?? ''] ?? schema.title ?? 'Text';
  return text.slice(0, schema.maxLength);
}

/** Whether a value that belongs to a field's name is one that this field takes. */
function fits(schema: Schema, value: Json): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => fits(choice, value));
  if (schema.$ref) return false;
  if (schema.enum) return schema.enum.includes(value);
  const types = [schema.type].flat();
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = Infinity, format } = schema;
    const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
    const hasLength = value.length >= minLength && value.length <= maxLength;
    const matches = patterns.every((pattern) => new RegExp(pattern, 'u').test(value));
    return types.includes('string') && (!format || format === 'email') && hasLength && matches;
  }
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return (types.includes('integer') || types.includes('number')) && value >= minimum && value <= maximum;
  }
  return typeof value === 'boolean' && types.includes('boolean');
}

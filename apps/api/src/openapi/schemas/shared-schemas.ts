import { PROBLEM_TYPE_BASE, problemTypes } from '@quickportal/contracts/kernel/problem';
import { amountText } from '@quickportal/contracts/kernel/primitives';
import { z } from 'zod';
import { enumNames } from './enum-names.ts';
import { isReference, type OpenApi, type Operation, operationsOf, reference, type Schema } from '../openapi-types.ts';

/** A schema and the field that has it: component and property, where it is in a component. */
interface Place {
  schema: Schema;
  component: string | undefined;
  property: string;
}

/**
 * Gives what many fields share one schema of its own, which they refer to: amounts, enums, types of problems.
 * Generators then make one named type of each, and a reader finds it once.
 */
export function nameSharedSchemas(document: OpenApi): void {
  nameProblemType(document);
  const places = placesOf(document);
  nameAmounts(document, places);
  nameEnums(document, places);
}

function nameProblemType({ components: { schemas } }: OpenApi): void {
  const type = schemas['Problem']?.properties?.['type'];
  if (!type) return;
  schemas['ProblemType'] = {
    type: 'string',
    title: 'Problem type',
    description: 'URI that names the kind of problem. New ones can be added: treat one that you do not know by status.',
    enum: Object.keys(problemTypes).map((name) => PROBLEM_TYPE_BASE + name),
  };
  referTo('ProblemType', type);
}

/** Up to 9,999,999,999.99, as `amountText` checks it in three steps that have a message each. */
const AMOUNT_PATTERN = String.raw`^(0|[1-9][0-9]{0,9})\.[0-9]{2}$`;
const amountChecks = JSON.stringify((z.toJSONSchema(amountText()) as Schema).allOf);

function nameAmounts({ components: { schemas } }: OpenApi, places: readonly Place[]): void {
  const amounts = places.filter(({ schema }) => schema.allOf && JSON.stringify(schema.allOf) === amountChecks);
  if (amounts.length === 0) return;
  schemas['Amount'] = {
    type: 'string',
    title: 'Amount',
    description: 'Decimal text with two digits, never a number: `"120.50"`. At most 9999999999.99.',
    pattern: AMOUNT_PATTERN,
    examples: ['120.50'],
  };
  for (const { schema } of amounts) referTo('Amount', schema);
}

function nameEnums({ components: { schemas } }: OpenApi, places: readonly Place[]): void {
  const enums = places.filter(({ schema }) => schema.type === 'string' && (schema.enum?.length ?? 0) > 1);
  for (const [values, same] of Map.groupBy(enums, ({ schema }) => JSON.stringify(schema.enum))) {
    if (same.length < 2) continue;
    const name = givenName(same) ?? derivedName(same, schemas);
    if (name === undefined) continue;
    if (schemas[name]) throw new Error(`The enum ${name} of enum-names.ts has the name of a component`);
    schemas[name] = { type: 'string', enum: JSON.parse(values) as string[] };
    for (const { schema } of same) referTo(name, schema);
  }
}

const givenName = (places: readonly Place[]): string | undefined =>
  Object.entries(enumNames).find(([, [component, property]]) =>
    places.some((place) => place.component === component && place.property === property),
  )?.[0];

/** `ServiceMessage` and `status` make `ServiceMessageStatus`, by the component with the shortest name. */
function derivedName(places: readonly Place[], taken: Readonly<Record<string, Schema>>): string | undefined {
  const names = places.flatMap(({ component, property }) => {
    if (component === undefined) return [];
    const capital = property.charAt(0).toUpperCase() + property.slice(1);
    return component.endsWith(capital) ? [component, component + capital] : [component + capital];
  });
  const free = names.filter((name) => !taken[name]);
  return free.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/** Leaves the title, description, default and examples of the field beside the reference, as OpenAPI 3.1 allows. */
function referTo(name: string, schema: Schema): void {
  for (const keyword of ['type', 'enum', 'allOf', 'pattern'] as const) delete schema[keyword];
  Object.assign(schema, reference('schemas', name));
}

function placesOf(document: OpenApi): Place[] {
  const places: Place[] = [];
  const add: AddPlace = (schema, component, property) => {
    if (property !== '') places.push({ schema, component, property });
    for (const [name, inner] of Object.entries(schema.properties ?? {})) add(inner, component, name);
    for (const inner of partsOf(schema)) add(inner, component, property);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) add(schema, name, '');
  for (const paths of [document.paths, document.webhooks ?? {}])
    for (const { operation } of operationsOf({ ...document, paths })) addOperation(operation, add);
  return places;
}

type AddPlace = (schema: Schema, component: string | undefined, property: string) => void;

/** The schemas directly in one, but for those of its properties. */
const partsOf = ({ items, additionalProperties, prefixItems, anyOf, oneOf, allOf }: Schema): Schema[] => [
  ...[items, additionalProperties].filter((entry) => typeof entry === 'object'),
  ...[prefixItems, anyOf, oneOf, allOf].flatMap((list) => list ?? []),
];

function addOperation(operation: Operation, add: AddPlace): void {
  for (const parameter of operation.parameters ?? [])
    if (!isReference(parameter)) add(parameter.schema, undefined, parameter.name);
  const responses = Object.values(operation.responses).flatMap((response) => (isReference(response) ? [] : [response]));
  for (const { content = {} } of [operation.requestBody ?? {}, ...responses])
    for (const { schema } of Object.values(content)) add(schema, undefined, 'value');
}

import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { DOCUMENT_BASE } from './document-base.ts';
import { isReference, type OpenApi, type Operation, operationsOf, type Parameter } from './openapi-types.ts';
import { sampleContext, TAKEN, type SampleLanguage, type SampleRequest, type Samples } from './samples.ts';
import { samplesOfNouns } from './samples.gen.ts';

const samples: Samples = samplesOfNouns;

/** Where samples send their requests; the served document puts the portal's own address in its place. */
export const SAMPLE_ORIGIN = 'https://portal.example';

interface TakenField {
  name: string;
  isNumber: boolean;
  /** The field that it is in, if any: an object, or the items of a list, whose first one is meant. */
  parent: { name: string; isList: boolean } | undefined;
}

/** A request of a program. Texts may hold what was taken from a response (`TAKEN`). */
export interface SampleCall {
  method: string;
  url: string;
  body: Json | undefined;
  isIdempotent: boolean;
  /** A file to store the response in; undefined: it is JSON. */
  file: string | undefined;
  /** Whether the call that the sample is about comes after it. */
  isBefore: boolean;
  /** A field of the response that later calls use. */
  take: TakenField | undefined;
}

interface Entry {
  path: string;
  method: string;
  operation: Operation;
}

/** Writes the calls of a sample, the operation's own last. @param today yyyy-mm-dd */
export function sampleCalls(document: OpenApi, today: string) {
  const operations = new Map(operationsOf(document).map((entry) => [entry.operation.operationId, entry]));
  const entryOf = (operationId: string): Entry => {
    const entry = operations.get(operationId);
    if (!entry) throw new Error(`A sample calls ${operationId}, which is not in the document`);
    return entry;
  };
  return (operationId: string, language: SampleLanguage): SampleCall[] => {
    const { first = [], ...own } = sampleOf(operationId, language, today);
    const before = first.map(({ operation, take, ...request }) => {
      const call = callOf(entryOf(operation), { ...sampleOf(operation, language, today), ...request });
      call.isBefore = true;
      if (take !== undefined) call.take = takenFrom(entryOf(operation).operation, take);
      return call;
    });
    return [...before, callOf(entryOf(operationId), own)];
  };
}

/** What the sample of an operation sends, for its examples; without what only a preceding call can give. */
export function exampleRequest(operationId: string, today: string): SampleRequest {
  const { params = {}, query = {}, body } = sampleOf(operationId, 'curl', today);
  const known = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => !TAKEN.test(String(value))));
  const isWhole = body !== undefined && !TAKEN.test(JSON.stringify(body));
  return { params: known(params), query: known(query), ...(isWhole && { body }) };
}

const sampleOf = (operationId: string, language: SampleLanguage, today: string) =>
  samples[operationId]?.(sampleContext(language, today)) ?? {};

function callOf({ path, method, operation }: Entry, request: SampleRequest): SampleCall {
  const content = operation.requestBody?.content['application/json'];
  const responses = Object.values(operation.responses).flatMap((response) =>
    isReference(response) ? [] : Object.keys(response.content ?? {}),
  );
  return {
    method: method.toUpperCase(),
    url: `${SAMPLE_ORIGIN}${DOCUMENT_BASE}/rest/internal${addressOf(path, operation, request)}`,
    body: request.body ?? content?.example,
    isIdempotent: takesKey(operation),
    file: responses.includes('application/pdf') ? `${path.split('/').at(-1)}.pdf` : undefined,
    isBefore: false,
    take: undefined,
  };
}

const ownParameters = (operation: Operation): Parameter[] =>
  (operation.parameters ?? []).flatMap((parameter) => (isReference(parameter) ? [] : [parameter]));

const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => isReference(parameter) && parameter.$ref.endsWith('/IdempotencyKey'));

/** An example as it is written in an address. */
const plain = (example: Json): string => (typeof example === 'string' ? example : JSON.stringify(example));

function addressOf(path: string, operation: Operation, { params = {}, query }: SampleRequest): string {
  const parameters = ownParameters(operation);
  const exampleOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.example ?? 1;
  const filled = path.replaceAll(/\{(?<name>[^}]+)\}/g, (_, name: string) => {
    const text = plain(params[name] ?? exampleOf(name));
    return TAKEN.test(text) ? text : encodeURIComponent(text);
  });
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const wanted = { ...Object.fromEntries(required.map(({ name, example }) => [name, example ?? ''])), ...query };
  const entries = Object.entries(wanted).map(([name, value]): [string, string] => [name, plain(value)]);
  return entries.length === 0 ? filled : `${filled}?${new URLSearchParams(entries).toString()}`;
}

/** A field of the JSON that an operation returns, by its example: at the top, or one step below. */
function takenFrom({ operationId, responses }: Operation, name: string): TakenField {
  for (const [status, response] of Object.entries(responses)) {
    if (Number(status) >= 300 || isReference(response)) continue;
    const fields = fieldsOf(response.content?.['application/json']?.example);
    if (fields[name] !== undefined) return { name, isNumber: typeof fields[name] === 'number', parent: undefined };
    for (const [parent, json] of Object.entries(fields)) {
      const isList = Array.isArray(json);
      const value = fieldsOf(isList ? json[0] : json)[name];
      if (value !== undefined) return { name, isNumber: typeof value === 'number', parent: { name: parent, isList } };
    }
  }
  throw new Error(`${operationId} returns no ${name}`);
}

const fieldsOf = (json: Json | undefined): { [name: string]: Json } =>
  json && typeof json === 'object' && !Array.isArray(json) ? json : {};

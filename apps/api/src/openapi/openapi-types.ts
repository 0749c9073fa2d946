import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { ProblemType } from '@quickportal/contracts/kernel/problem';

/** The part of the OpenAPI 3.1 object model that the document generator touches. */
export interface OpenApi {
  openapi: string;
  info: Record<string, unknown> & { description: string };
  servers: Server[];
  tags?: Tag[];
  'x-tagGroups'?: { name: string; tags: string[] }[];
  paths: Record<string, PathItem>;
  /** What the portal sends by itself. */
  webhooks?: Record<string, PathItem>;
  components: Components;
}

export interface Server {
  url: string;
  description?: string;
}

export interface Tag {
  name: string;
  description: string;
  'x-displayName': string;
}

export interface Components {
  schemas: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  headers?: Record<string, Header>;
  examples?: Record<string, Example>;
  responses?: Record<string, Response>;
  securitySchemes?: Record<string, unknown>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type PathItem = { [M in (typeof METHODS)[number]]?: Operation } & { servers?: Server[] };

/** Operations that no contract describes: plain Fastify routes. Inline JSON bodies are named after their operation. */
export interface ExtraOperations {
  paths: Record<string, PathItem>;
  schemas?: Record<string, Schema>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  servers?: Server[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { description?: string; required?: boolean; content: Content };
  responses: Record<string, Response | Reference>;
  'x-audience'?: string[];
  'x-rights'?: { all?: string[]; any?: string[] };
  'x-codeSamples'?: CodeSample[];
}

/** A program that calls an operation, as documentation pages show it. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: Json;
  style?: 'form';
  /** False: a list is one value, joined by commas. */
  explode?: boolean;
}

export interface Header {
  description: string;
  schema: Schema;
}

export interface Response {
  description: string;
  headers?: Record<string, Reference>;
  content?: Content;
  /** The problem types that this status can stand for. */
  'x-problems'?: ProblemType[];
}

export type Content = Record<string, MediaType>;

export interface MediaType {
  schema: Schema;
  example?: Json;
  examples?: Record<string, Example | Reference>;
}

export interface Example {
  summary: string;
  value: Json;
}

/** JSON Schema 2020-12 as Zod writes it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  default?: Json;
  const?: Json;
  enum?: Json[];
  examples?: Json[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
}

export const isReference = (node: object): node is Reference => '$ref' in node;
export const reference = (kind: keyof Components, name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

/** Every operation of the document, with where it stands. */
export function operationsOf(document: OpenApi): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApi } from './openapi-types.ts';

/** Types of a client, made from the document as a third party would make them. */
export const clientTypesFile = path.resolve(import.meta.dirname, '../testing/openapi-client.gen.ts');

/** What openapi-typescript makes of the document. Fields with a default may be left out of a body, so they are optional. */
export async function clientTypes(document: OpenApi): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
  return `// Made by \`pnpm openapi\` from openapi.json; do not edit.\n${astToString(nodes)}`;
}

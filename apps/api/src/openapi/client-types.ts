import { writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { keysDocument } from './keys/keys-document.ts';
import type { OpenApi } from './openapi-types.ts';

/** Types of a client of everything, which tests use. */
const clientTypesFile = path.resolve(import.meta.dirname, '../testing/openapi-client.gen.ts');
/** Types of the client that programs of facilities use. */
const packageTypesFile = path.resolve(import.meta.dirname, '../../../../packages/client/src/schema.gen.ts');

/** Writes what openapi-typescript makes of the document and of its part for keys. The files are not committed. */
export async function writeClientTypes(document: OpenApi): Promise<void> {
  writeFileSync(clientTypesFile, await clientTypes(document));
  writeFileSync(packageTypesFile, await clientTypes(keysDocument(document)));
}

async function clientTypes(document: OpenApi): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document));
  return `// Written by \`npm run client\`.\n${astToString(nodes)}`;
}

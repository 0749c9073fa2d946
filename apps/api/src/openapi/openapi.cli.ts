// Writes apps/api/openapi.json and the types of a client made from it. Run it with `pnpm openapi`.
import { writeFileSync } from 'node:fs';
import { clientTypes, clientTypesFile } from './client-types.ts';
import { documentFile } from './document-file.ts';
import { documentText, wholeDocument } from './whole-document.ts';

writeFileSync(documentFile, documentText());
writeFileSync(clientTypesFile, await clientTypes(wholeDocument()));

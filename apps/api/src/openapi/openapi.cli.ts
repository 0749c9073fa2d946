// Writes apps/api/openapi.json and the types of clients made from it. Run it with `pnpm openapi`.
import { writeFileSync } from 'node:fs';
import { writeClientTypes } from './client-types.ts';
import { documentFile } from './document-file.ts';
import { documentText, wholeDocument } from './whole-document.ts';

writeFileSync(documentFile, documentText());
await writeClientTypes(wholeDocument());

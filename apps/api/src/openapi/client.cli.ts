// Writes the types of a client, which are not committed: `npm run typecheck`, `npm run lint` and `npm test` do it first.
import { writeFileSync } from 'node:fs';
import { clientTypes, clientTypesFile } from './client-types.ts';
import { wholeDocument } from './whole-document.ts';

writeFileSync(clientTypesFile, await clientTypes(wholeDocument()));

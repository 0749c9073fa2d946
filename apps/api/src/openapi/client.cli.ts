// Writes the types of clients, which are not committed; `packages/client/build.ts` runs it first.
import { writeClientTypes } from './client-types.ts';
import { wholeDocument } from './whole-document.ts';

await writeClientTypes(wholeDocument());

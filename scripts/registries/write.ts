// `npm run registries`: writes the lists of nouns, pages and so on from what the folders hold.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractTables, registries, root, written } from './registries.ts';

for (const [file, text] of contractTables()) writeFileSync(path.join(root, file), text);
for (const registry of registries) writeFileSync(path.join(root, registry.file), written(registry));
// Read after the list of nouns is written, so that it has the calls of a new noun
const { callRegistries } = await import('./call-registries.ts');
for (const { file, text } of callRegistries) writeFileSync(path.join(root, file), text());
// Pages name the filters of their lists, which are written now
const { pageRegistries } = await import('./page-registries.ts');
for (const { file, text } of pageRegistries) writeFileSync(path.join(root, file), text());

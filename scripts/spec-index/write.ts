// `npm run spec-index`: writes docs/requirements/*.md, which lead from each item of the specification to its code.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { specPages } from './spec-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
for (const [file, text] of specPages(root)) {
  writeFileSync(path.join(root, file), text);
  console.log(`Wrote ${file}`);
}

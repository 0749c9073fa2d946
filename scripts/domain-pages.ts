// `npm run domain`: writes docs/domain-tables.md and docs/domain-states.md from what nouns say of their tables and states.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stateMachines } from '../packages/contracts/src/rules/states/catalogue.ts';
import { statesAsMarkdown } from '../packages/contracts/src/rules/state-machines/states-table.ts';
import { areas, domainTables } from '../packages/db/src/domain/domain-tables.ts';

const docs = path.resolve(import.meta.dirname, '../docs');

function tablesAsMarkdown(): string {
  const sections = areas.map(({ title, tables }) => {
    const rows = tables.flatMap((name) => {
      const table = domainTables[name];
      if (!table) return [];
      const { about, key, writers, kept, entities = '' } = table;
      return [`| \`${name}\` | ${[about, key, writers, kept, entities].join(' | ')} |`];
    });
    const head = [
      '| Table | What it is | Key | Who writes | Kept | Entities |',
      '| --- | --- | --- | --- | --- | --- |',
    ];
    return [`## ${title}`, '', ...head, ...rows].join('\n');
  });
  return sections.join('\n\n');
}

/** The written pages of the domain, by their paths. */
export const domainPages: ReadonlyMap<string, string> = new Map([
  [
    path.join(docs, 'domain-tables.md'),
    `# Tables\n\nWritten by \`npm run domain\` from \`packages/db/src/<noun>/<noun>.tables.ts\`. What the columns mean is in [the domain](domain.md#tables).\n\n${tablesAsMarkdown()}\n`,
  ],
  [
    path.join(docs, 'domain-states.md'),
    `# States\n\nWritten by \`npm run domain\` from \`packages/contracts/src/rules/states/\`. What the columns mean is in [the domain](domain.md#states).\n\n${statesAsMarkdown(stateMachines)}\n`,
  ],
]);

if (import.meta.main) {
  for (const [page, text] of domainPages) writeFileSync(page, text);
  console.log('Wrote docs/domain-tables.md and docs/domain-states.md');
}

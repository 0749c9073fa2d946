// Writes the table of states into docs/domain.md, between its markers. `node scripts/run.mjs node scripts/domain-states.ts`
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stateMachines } from '../packages/contracts/src/rules/states/catalogue.ts';
import { statesAsMarkdown } from '../packages/contracts/src/rules/states/states-table.ts';

const START = '<!-- states: written by scripts/domain-states.ts -->';
const END = '<!-- end of states -->';

export const domainPage = path.resolve(import.meta.dirname, '../docs/domain.md');

/** The page with the current table between its markers. Throws where the markers are missing. */
export function withStates(page: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start === -1 || end < start) throw new Error(`docs/domain.md must hold "${START}" and then "${END}".`);
  return `${page.slice(0, start + START.length)}\n\n${statesAsMarkdown(stateMachines)}\n\n${page.slice(end)}`;
}

if (import.meta.main) {
  writeFileSync(domainPage, withStates(readFileSync(domainPage, 'utf8')));
  console.log('Wrote docs/domain.md');
}

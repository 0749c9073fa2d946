import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { domainPages } from './domain-pages.ts';

it.each([...domainPages].map(([page, text]) => [path.basename(page), page, text] as const))(
  '%s says what nouns say of their tables and states',
  (_, page, text) => {
    expect(readFileSync(page, 'utf8'), 'Run `npm run domain`.').toBe(text);
  },
);

it('the pages have a row for each table and a section for each machine', () => {
  const [tables = '', states = ''] = [...domainPages.values()];
  expect(tables).toContain('| `ip_whitelist` | networks that keys may be used from | id | T S | kept | 2E048 |');
  expect(states).toContain('## Webhook replay\n');
});

import { contracts } from '@quickportal/contracts/registry';
import { kebabCase } from '@quickportal/contracts/kernel/kebab-case';
import type { List } from '@quickportal/contracts/kernel/list';
import { globSync } from 'node:fs';
import { dirname, basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formSchema } from './form-schema.ts';
import { widgetOf } from './widget-of.ts';

const source = resolve(import.meta.dirname, '../../../contracts/src/nouns');

/** The columns that the lists of a noun name their rows by, by the noun's folder. */
async function leadColumns(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(`${source}/*/*-list{,s}.ts`)) {
    const exported = Object.values((await import(file)) as Record<string, Partial<List>>);
    const leads = exported.flatMap(({ columns = {} }) => Object.keys(columns).filter((key) => columns[key]?.lead));
    const noun = basename(dirname(file));
    found.set(noun, new Set([...(found.get(noun) ?? []), ...leads]));
  }
  return found;
}

/** Asked for in steps: the first says who pays, or what is to change. A visitor says who they are before their company. */
const otherFirst = [
  'paytoAgreements.amend',
  'paytoAgreements.confirmEcommercePayment',
  'paytoAgreements.create',
  'sandboxes.create',
];

const leads = await leadColumns();
const named = contracts.flatMap(({ name, kind, body }) => {
  const [noun = '', verb = ''] = name.split('.');
  const field = [...(leads.get(kebabCase(noun)) ?? [])].find((lead) => body?.shape[lead] !== undefined);
  // An export asks for the criteria of its list
  if (kind !== 'mutation' || otherFirst.includes(name) || !body || field === undefined || verb === 'startExport')
    return [];
  return [{ name, field, body }];
});

describe('a form that adds or changes a thing', () => {
  it.each(named)('asks first for the name by which its list shows the thing: $name', ({ field, body }) => {
    const { properties, 'x-form': head } = formSchema(body, { today: '2026-11-20' });
    const shown = head.groups
      .flatMap((group) => group.fields)
      .filter((key) => properties[key] && widgetOf(properties[key]) !== 'hidden');
    expect(shown[0]).toBe(field);
  });

  it('is found for every noun whose things have a name', () => {
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['customers.create', 'ipAddresses.create', 'roles.create', 'users.create']),
    );
  });
});

import { text, version } from '@quickportal/contracts/kernel/primitives';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { comparedFields, mergedValues, type Versions } from './conflict.ts';
import { withFoundOptions } from './found-options.ts';
import { formSchema } from './form-schema.ts';
import { openingValues } from './typed-values.ts';

const body = z.strictObject({
  name: text({ max: 40 }).meta({ title: 'Name' }),
  city: text({ max: 40 }).meta({ title: 'City' }),
  limit: text({ max: 20 }).meta({ title: 'Limit', 'x-form': { widget: 'money' } }),
  state: z.enum(['NSW', 'OUTSIDE_AUSTRALIA']).meta({ title: 'State' }),
  isVip: z.boolean().meta({ title: 'VIP' }),
  tags: z.array(z.enum(['GOLD', 'LATE_PAYER'])).meta({ title: 'Tags' }),
  password: text({ max: 40 }).meta({ title: 'Password', 'x-form': { widget: 'password' } }),
  version: version().meta({ title: 'Version', 'x-form': { widget: 'hidden' } }),
});
const saved = {
  name: 'Olsson',
  city: 'Hobart',
  limit: '50.00',
  state: 'NSW',
  isVip: false,
  tags: ['GOLD'],
  version: 7,
};
const schemaOf = (values: Record<string, unknown>) =>
  formSchema(body, { title: 'Customer', values, today: '2026-11-20' });

const versions = (typed: Record<string, unknown>, theirs: Record<string, unknown>): Versions => {
  const opened = openingValues(schemaOf(saved));
  return { opened, mine: { ...opened, ...typed }, schema: schemaOf({ ...saved, ...theirs, version: 8 }) };
};
const differing = (compared: Versions) => comparedFields(compared).filter(({ differs }) => differs);

describe('a form that another user saved meanwhile', () => {
  it('compares what differs, and says who changed it', () => {
    const compared = versions({ name: 'Olson', city: 'Perth' }, { name: 'Ohlsson', isVip: true });
    expect(differing(compared).map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['name', 'both'],
      ['city', 'mine'],
      ['isVip', 'theirs'],
    ]);
  });

  it('reads values as the form shows them', () => {
    const compared = versions(
      { limit: '75', tags: ['GOLD', 'LATE_PAYER'] },
      { state: 'OUTSIDE_AUSTRALIA', isVip: true },
    );
    expect(differing(compared).map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
      ['Limit', ['$75.00'], ['$50.00']],
      ['State', ['NSW'], ['Outside australia']],
      ['VIP', ['No'], ['Yes']],
      ['Tags', ['Gold, Late payer'], ['Gold']],
    ]);
  });

  it('keeps what was typed and takes over the rest, with the current version', () => {
    const compared = versions({ name: 'Olson', password: 'typed' }, { name: 'Ohlsson', city: 'Perth' });
    expect(mergedValues(compared, {})).toEqual({
      ...saved,
      name: 'Olson',
      city: 'Perth',
      password: 'typed',
      version: 8,
    });
  });

  it('follows the choice in every field that differs', () => {
    const compared = versions({ name: 'Olson' }, { name: 'Ohlsson', city: 'Perth' });
    expect(mergedValues(compared, { name: 'theirs', city: 'mine' })).toMatchObject({ name: 'Ohlsson', city: 'Hobart' });
  });

  it('has no choice where both entered the same', () => {
    const compared = versions({ name: 'Olson' }, { name: 'Olson' });
    expect(differing(compared)).toEqual([]);
    expect(mergedValues(compared, {})).toEqual({ ...saved, name: 'Olson', version: 8 });
  });

  it('names what was found by searching, in a list and in its rows', () => {
    const business = {
      title: 'Business',
      'x-form': { widget: 'autocomplete', searchPath: 'businesses/search', optionsFrom: 'businesses' },
    } as const;
    const access = z.strictObject({
      businessIds: z.array(z.int()).meta(business),
      roles: z.array(z.strictObject({ businessId: z.int().meta(business) })).meta({ title: 'Roles' }),
    });
    const values = { businessIds: [31], roles: [] };
    const options = { businesses: [{ value: '31', label: 'Harbour City Water' }] };
    const schema = formSchema(access, { title: 'User', values, options, today: '2026-11-20' });
    const found = new Map([['businesses/search', [{ value: '32', label: 'Harbour City Gas' }]]]);
    const mine = { businessIds: [31, 32], roles: [{ businessId: 32 }] };
    const compared = { opened: openingValues(schema), mine, schema: withFoundOptions(schema, found) };
    expect(differing(compared).map(({ mine: lines }) => lines)).toEqual([
      ['Harbour City Water, Harbour City Gas'],
      ['Harbour City Gas'],
    ]);
  });

  it('never shows a password', () => {
    expect(comparedFields(versions({ password: 'typed' }, {})).map(({ name }) => name)).not.toContain('password');
  });

  it('keeps everything that was typed where the server has no values of the form', () => {
    const opened = openingValues(schemaOf({}));
    const compared = { opened, mine: { ...opened, name: 'Not needed' }, schema: schemaOf({}) };
    expect(differing(compared)).toEqual([]);
    expect(mergedValues(compared, {})).toMatchObject({ name: 'Not needed' });
  });
});

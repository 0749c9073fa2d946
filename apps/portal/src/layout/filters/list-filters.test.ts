import { fraudReviewList } from '@quickportal/contracts/fraud-reviews/fraud-review-list';
import { addressKinds } from '@quickportal/contracts/kernel/address-kinds';
import {
  criteriaFrom,
  type Filters,
  type FilterValues,
  listInput,
  noFilters,
} from '@quickportal/contracts/kernel/filter';
import { filterSchemas } from '@quickportal/contracts/kernel/filter-schemas';
import { criteriaInWords, list } from '@quickportal/contracts/kernel/list';
import { grammarOf } from '@quickportal/contracts/rules/search-grammar/list-grammar';
import { readSearch } from '@quickportal/contracts/rules/search-grammar/read-search';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { paramsOf } from '../../pages/filter-params.ts';
import { readSearch as readAddress, writeSearch as writeAddress } from '../../pages/search-params.ts';
import { ListFilters } from './list-filters.tsx';
import { narrowingOf } from './narrowing.ts';

/** The list of suspended payments as its file would have it with more filters. */
const withFilters = <const F extends Filters>(filters: F) =>
  list({ ...fraudReviewList, filters: { ...fraudReviewList.filters, ...filters } });

const added = withFilters({
  mode: {
    kind: 'choice',
    title: 'Mode',
    description: 'Only payments that were checked in these modes.',
    choices: { ACTIVE: 'Active', PASSIVE: 'Passive' },
    many: true,
    address: 'FraudMode',
  },
});
const chosen: FilterValues<typeof added> = { ...noFilters(added), FraudMode: ['PASSIVE'] };
const chipsOf = (search: typeof chosen) =>
  renderToStaticMarkup(
    createElement(ListFilters<typeof added>, { of: added, list: { search, onSearchChange: () => {} } }),
  );
const callOf = (of: typeof added) => z.strictObject({ ...filterSchemas(of) });

describe('a filter that is added to the description of a list', () => {
  it('is taken by the call of the list, with its default and its document', () => {
    expect(callOf(added).parse({ mode: ['ACTIVE'] })).toEqual({ mode: ['ACTIVE'], status: ['SUSPENDED'] });
    expect(callOf(added).safeParse({ mode: ['OFF'] }).success).toBe(false);
    expect(callOf(added).shape.mode.meta()).toMatchObject({ title: 'Mode' });
    expect(callOf(added).shape.mode.meta()?.description).toBe('Only payments that were checked in these modes.');
  });

  it('is in the address of the page, and goes from there to the call', () => {
    const params = paramsOf(Object.fromEntries(addressKinds(added)));
    const read = (address: Record<string, string>) => readAddress(params, address);
    expect(read({ FraudMode: 'passive' })).toEqual({ values: chosen, problems: [] });
    expect(read({ FraudMode: 'OFF' }).problems).toEqual([
      { name: 'FraudMode', problem: 'must be some of ACTIVE, PASSIVE.' },
    ]);
    expect(writeAddress(params, chosen)).toEqual({ FraudMode: 'PASSIVE' });
    expect(listInput(added, { ...chosen, page: 2 })).toMatchObject({ mode: ['PASSIVE'], page: 2 });
  });

  it('has a chip, which says what is chosen', () => {
    expect(chipsOf(noFilters(added))).toContain('>Mode<');
    expect(chipsOf(noFilters(added))).not.toContain('Clear filters');
    expect(chipsOf(chosen)).toMatch(/Mode is <b[^>]*>Passive</);
  });

  it('is cleared with the others', () => {
    expect(chipsOf(chosen)).toContain('Clear filters');
    expect(narrowingOf(added, { search: chosen, onSearchChange: () => {} }).isFiltered).toBe(true);
    expect(noFilters(added)).toHaveProperty('FraudMode', undefined);
  });

  it('can be typed into the search box', () => {
    const { filters, faults } = readSearch(grammarOf(added), 'mode:passive,active');
    expect(faults).toEqual([]);
    expect(filters).toEqual({ FraudMode: ['ACTIVE', 'PASSIVE'] });
  });

  it('is in the words of an export', () => {
    expect(criteriaInWords(added, criteriaFrom(added, chosen))).toBe('Mode: Passive');
    expect(criteriaInWords(added, { status: ['SUSPENDED', 'RELEASED'], mode: ['ACTIVE'], from: '2026-11-01' })).toBe(
      'Decision: Suspended or Released, From: 2026-11-01, Mode: Active',
    );
  });
});

describe('filters of a list', () => {
  const places = withFilters({
    query: {
      kind: 'search',
      title: 'Search',
      description: 'Words.',
      label: 'Name',
      max: 10,
      typedExamples: ['paid:yes'],
    },
    customerId: { kind: 'id', title: 'Customer', description: 'Only of this customer.', address: 'CustomerId' },
    amount: { kind: 'amounts', title: 'Amount', from: 'amountFrom', to: 'amountTo' },
    isNew: { kind: 'yesNo', title: 'New', description: 'Only new ones.', choices: { true: 'Yes', false: 'No' } },
    bsb: { kind: 'text', title: 'BSB', description: 'The BSB.', max: 7, only: 'call' },
  });
  const params = paramsOf(Object.fromEntries(addressKinds(places)));

  it('of several fields have each of them in the call and in the address', () => {
    expect(Object.keys(filterSchemas(places))).toEqual(
      expect.arrayContaining(['from', 'to', 'amountFrom', 'amountTo', 'bsb']),
    );
    expect(Object.keys(params)).toEqual(expect.arrayContaining(['from', 'to', 'amountFrom', 'amountTo']));
  });

  it('that only calls take are in no address and no chip', () => {
    expect(Object.keys(params)).not.toContain('bsb');
    expect(noFilters(places)).not.toHaveProperty('bsb');
    expect(criteriaInWords(places, { bsb: '062-000', isNew: false })).toBe('New: No, BSB: 062-000');
  });

  it('read from the address what they write into it', () => {
    const values = { ...noFilters(places), query: 'olsson', CustomerId: 5, amountTo: '10.00', isNew: false };
    const { values: read, problems } = readAddress(params, writeAddress(params, values));
    expect(problems).toEqual([]);
    expect(read).toEqual(values);
  });

  it('leave an empty text out of the call', () => {
    expect(criteriaFrom(places, { ...noFilters(places), CustomerId: 5 })).toMatchObject({
      query: undefined,
      customerId: 5,
    });
  });
});

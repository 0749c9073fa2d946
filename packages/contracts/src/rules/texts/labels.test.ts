import { describe, expect, it } from 'vitest';
import { FIRST_LABELS, inLabels, sentenceInLabels } from './labels.ts';
import { thingInLabels } from './things-in-labels.ts';

const schools = {
  supplierLabelSingular: 'School',
  supplierLabelPlural: 'Schools',
  buyerLabelSingular: 'Parent',
  buyerLabelPlural: 'Parents',
};
const academies = { ...schools, supplierLabelSingular: 'Academy', supplierLabelPlural: 'Academies' };

describe('a text in the labels of a facility', () => {
  it.each([
    ['Business', 'School'],
    ['Businesses', 'Schools'],
    ['Business Code', 'School Code'],
    ['Leave empty for every business of the facility.', 'Leave empty for every school of the facility.'],
    ['Only these supplier businesses', 'Only these schools'],
    ['Supplier business code', 'School code'],
    ['Buyer users', 'Parent users'],
    ['The business’s own', 'The school’s own'],
  ])('turns %s into %s', (text, expected) => expect(inLabels(text, schools)).toBe(expected));

  it('has the article that the label needs', () => {
    expect(inLabels('Choose a business', academies)).toBe('Choose an academy');
    expect(inLabels('A business', { ...schools, supplierLabelSingular: 'University' })).toBe('A university');
  });

  it('keeps the capitals of an acronym', () =>
    expect(inLabels('every business', { ...schools, supplierLabelSingular: 'RTO branch' })).toBe('every RTO branch'));

  it('keeps codes, fields and the legal name of a company’s number', () => {
    for (const text of ['SUPPLIER_BUSINESS', 'businessName', 'Australian Business Number', 'busy'])
      expect(inLabels(text, schools)).toBe(text);
  });

  it('is the text itself with the first labels', () =>
    expect(inLabels('Supplier business', FIRST_LABELS)).toBe('Supplier business'));
});

it('keeps names within a sentence', () =>
  expect(sentenceInLabels('Businesses like Bay Business Hub: choose a business. Business 7', schools)).toBe(
    'Schools like Bay Business Hub: choose a school. School 7',
  ));

it('keeps what users wrote in a form', () => {
  const form = {
    properties: { options: [{ label: 'Business' }] },
    'x-form': { values: { title: 'Business' }, options: { names: [{ label: 'Business' }] } },
  };
  const { 'x-form': head, properties } = thingInLabels(form, schools);
  expect(head).toEqual(form['x-form']);
  expect(properties).toEqual({ options: [{ label: 'School' }] });
});

it('keeps what is no text of a thing', () => {
  const thing = {
    title: 'Business',
    noun: ['business', 'businesses'],
    searchPath: 'businesses/search',
    words: { BUSINESS: 'In one business' },
    properties: { title: { title: 'Business name', examples: ['The Business'] } },
  };
  expect(thingInLabels(thing, schools)).toEqual({
    title: 'School',
    noun: ['school', 'schools'],
    searchPath: 'businesses/search',
    words: { BUSINESS: 'In one school' },
    properties: { title: { title: 'School name', examples: ['The Business'] } },
  });
  expect(thingInLabels(thing, FIRST_LABELS)).toBe(thing);
});

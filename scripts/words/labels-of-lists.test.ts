import { criteriaInWords, type List } from '../../packages/contracts/src/kernel/list.ts';
import { thingInLabels } from '../../packages/contracts/src/rules/texts/things-in-labels.ts';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const schools = {
  supplierLabelSingular: 'School',
  supplierLabelPlural: 'Schools',
  buyerLabelSingular: 'Parent',
  buyerLabelPlural: 'Parents',
};
const nouns = path.resolve(import.meta.dirname, '../../packages/contracts/src/nouns');
const files = readdirSync(nouns, { recursive: true, encoding: 'utf8' }).filter((file) => /-lists?\.ts$/.test(file));
const modules = (await Promise.all(files.map((file) => import(path.join(nouns, file))))) as object[];
const isList = (value: unknown): value is List => typeof value === 'object' && value !== null && 'columns' in value;
const lists = modules.flatMap((module) => (Object.values(module) as unknown[]).filter(isList));
/** Keys whose values only programs read. */
const unread = new Set([
  'name',
  'typed',
  'kind',
  'before',
  'example',
  'typedExamples',
  'examples',
  'inFile',
  'default',
]);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (unread.has(key) ? [] : textsOf(part)));
};

it('says "business" and "buyer" in no list of a facility that calls them otherwise [2C114]', () => {
  const texts = lists.flatMap((list) => textsOf(thingInLabels(list, schools)).map((text) => `${list.name}: ${text}`));
  expect(lists.length).toBeGreaterThan(20);
  expect(texts.filter((text) => /: .*\b(?:business(?:es)?|buyers?)\b/i.test(text))).toEqual([]);
  expect(texts).toContain('customers: School');
});

it('describes what narrows a list in the same words', () => {
  const customers = lists.find(({ name }) => name === 'customers');
  if (!customers) throw new Error('There is no list of customers');
  expect(criteriaInWords(thingInLabels(customers, schools), { businessId: [7] })).toBe('School: 7');
});

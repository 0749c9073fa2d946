import { contracts } from '@quickportal/contracts/registry';
import { thingInLabels } from '@quickportal/contracts/rules/texts/things-in-labels';
import { expect, it } from 'vitest';
import { formSchema } from './form-schema.ts';

const schools = {
  supplierLabelSingular: 'School',
  supplierLabelPlural: 'Schools',
  buyerLabelSingular: 'Parent',
  buyerLabelPlural: 'Parents',
};
/** Keys whose values only programs read. */
const unread = new Set([
  'searchPath',
  'optionsFrom',
  'enum',
  'const',
  'pattern',
  'examples',
  'order',
  'fields',
  'rule',
  'value',
]);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (unread.has(key) ? [] : textsOf(part)));
};

it('says "business" and "buyer" in no form of a facility that calls them otherwise [2C114]', () => {
  const texts = contracts.flatMap(({ name, body, summary }) => {
    if (!body) return [];
    const form = thingInLabels(formSchema(body, { title: summary, today: '2026-11-28' }), schools);
    return textsOf(form).map((text) => `${name}: ${text}`);
  });
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /: .*\b(?:business(?:es)?|buyers?)\b/i.test(text))).toEqual([]);
});

import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';
import { expect, it } from 'vitest';
import type { FormField } from '../schema/form-fields.ts';
import { rarerKind } from './rarer-kind.ts';

const field = (name: string, required: boolean, node: FormNode = {}): FormField => ({
  name,
  path: [name],
  label: name,
  required,
  node: { type: 'string', ...node },
});
const choice: FormNode = { default: 'ALL', enum: ['ALL', 'ONE'], 'x-form': { widget: 'radio' } };

it('marks whichever kind of field is rarer', () => {
  expect(rarerKind([field('name', true), field('email', true), field('phone', false)])).toBe('optional');
  expect(rarerKind([field('name', true), field('email', false), field('phone', false)])).toBe('required');
});

it('leaves out choices that always have a value', () => {
  expect(rarerKind([field('name', true), field('scope', false, choice)])).toBeUndefined();
});

it('marks a single field that may stay empty', () => {
  expect(rarerKind([field('reason', false)])).toBe('optional');
  expect(rarerKind([field('reason', true)])).toBeUndefined();
});

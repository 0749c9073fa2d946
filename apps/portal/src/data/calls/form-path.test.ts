import { expect, it } from 'vitest';
import { callRoutes } from './call-routes.gen.ts';
import { formPath } from './form-path.ts';
import { formPaths } from './form-paths.gen.ts';

it('leads to the form of a call, with its parameters', () => {
  expect(formPath('customers.updateDetails', { id: 12 })).toBe('forms/put/customers/12/details');
  expect(() => formPath('customers.updateDetails', undefined)).toThrow('customers.updateDetails needs id');
});

it('knows the forms of all calls that have one, and no other call', () => {
  const withForm = Object.entries(callRoutes).filter(([, route]) => 'form' in route);
  expect(Object.keys(formPaths)).toEqual(withForm.map(([name]) => name));
});

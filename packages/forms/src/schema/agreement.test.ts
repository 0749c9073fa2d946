import {
  createCustomer,
  searchCustomers,
  setCustomerStatus,
  updateCustomerDetails,
} from '@quickportal/contracts/customers/contracts';
import { bodyIssues, fieldErrors } from '@quickportal/contracts/kernel/input';
import { formFaults } from '@quickportal/contracts/rules/forms/form-faults';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bodies, hostileBodies } from './arbitrary-bodies.fixtures.ts';
import { checkForm } from './check-form.ts';
import { formSchema } from './form-schema.ts';
import { everything } from './synthetic.fixtures.ts';

const TODAY = '2026-11-20';

const asSets = (errors: readonly FieldError[]) =>
  Object.fromEntries(
    errors.toSorted((a, b) => (a.field < b.field ? -1 : 1)).map(({ field, messages }) => [field, messages.toSorted()]),
  );

const schemas: Record<string, z.ZodObject | undefined> = {
  everything,
  createCustomer: createCustomer.body,
  updateCustomerDetails: updateCustomerDetails.body,
  setCustomerStatus: setCustomerStatus.body,
  searchCustomers: searchCustomers.body,
};

it('compares on sound forms', () => {
  for (const body of Object.values(schemas)) expect(formFaults(body ?? everything)).toEqual([]);
});

describe.each(Object.entries(schemas))('%s', (_name, body = everything) => {
  const document = JSON.parse(JSON.stringify(formSchema(body, { today: TODAY }))) as ReturnType<typeof formSchema>;
  const agree = (values: unknown) => {
    const server = fieldErrors(bodyIssues(body, values, TODAY).issues);
    expect(asSets(checkForm(document, values as Record<string, unknown>))).toEqual(asSets(server));
  };

  it('finds the same in the browser as on the server, for bodies that are nearly right', () => {
    fc.assert(fc.property(bodies(document), agree), { numRuns: 500 });
  });

  it('finds the same for hostile bodies', () => {
    fc.assert(fc.property(hostileBodies(document), agree), { numRuns: 500 });
  });
});

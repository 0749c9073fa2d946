import { bodyIssues, fieldErrors } from '@quickportal/contracts/kernel/input';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import { contracts } from '@quickportal/contracts/registry';
import { displaySchemaResponse, formSchemaResponse } from '@quickportal/contracts/rules/forms/form-response';
import { formFaults } from '@quickportal/contracts/rules/forms/form-faults';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bodies } from './arbitrary-bodies.fixtures.ts';
import { checkForm } from './check-form.ts';
import { displaySchema } from './display-schema.ts';
import { formSchema } from './form-schema.ts';

const TODAY = '2026-11-20';
const cases = contracts.map((contract) => [contract.name, contract] as const);

const inOrder = (errors: readonly FieldError[]) =>
  errors.map(({ field, messages }) => `${field}: ${messages.toSorted().join(' ')}`).toSorted();

const hasLongList = (body: z.ZodObject): boolean =>
  Object.values(body.shape).some((field) => (field as z.ZodType).meta()?.['items'] !== undefined);

describe.each(cases.filter(([, { body }]) => body))('%s', (_name, { body }) => {
  it('is a sound form, and finds the same in the browser as on the server [1R148]', () => {
    if (!body) return;
    expect(formFaults(body)).toEqual([]);
    const document = formSchema(body, { today: TODAY });
    formSchemaResponse.parse(document);
    // The rows of a long list are sent as the server returned them: no one types them into a form
    if (hasLongList(body)) return;
    const agree = (values: unknown) => {
      const server = fieldErrors(bodyIssues(body, values, TODAY).issues);
      expect(inOrder(checkForm(document, values as Record<string, unknown>))).toEqual(inOrder(server));
    };
    fc.assert(fc.property(bodies(document), agree), { numRuns: 60 });
  });
});

describe.each(cases)('%s', (_name, contract) => {
  it('has answers that can be shown', () => {
    for (const response of Object.values(contract.responses)) displaySchemaResponse.parse(displaySchema(response));
  });
});

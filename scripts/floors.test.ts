import { describe, expect, it } from 'vitest';
import { floorProblem } from './floors.ts';

const api = (file: string) => `apps/api/src/${file}`;
const problem = (file: string, imported: string) => floorProblem(api(file), api(imported));

describe('the floors of apps/api', () => {
  it.each([
    ['nouns/customers/path-things.ts', 'forms/path-thing.ts'],
    ['nouns/exports/openapi.ts', 'openapi/headers.ts'],
    ['sign-in/sign-in.ts', 'bindings/send-problem.ts'],
    ['docs/register-docs.ts', 'openapi/document-file.ts'],
    ['engines/vault/vault-rotate.cli.ts', 'server/compose-services.ts'],
    ['server/app.ts', 'nouns/customers/get-customer.ts'],
    ['main.ts', 'server/start.ts'],
  ])('let %s import %s', (file, imported) => {
    expect(problem(file, imported)).toBeUndefined();
  });

  it.each([
    ['kernel/problem.ts', 'procedures/services.ts'],
    ['engines/payments/pay.ts', 'nouns/payments/make-payment.ts'],
    ['engines/vault/vault.ts', 'server/compose-services.ts'],
    ['engines/payments/pay.ts', 'procedures/services.ts'],
    ['bindings/rest.ts', 'nouns/customers/get-customer.ts'],
    ['forms/register-forms.ts', 'nouns/customers/get-customer.ts'],
    ['openapi/document.ts', 'sign-in/openapi.ts'],
    ['pages/register-pages.ts', 'server/request-context.ts'],
    ['docs/register-docs.ts', 'pages/fill-page.ts'],
    ['sign-in/sign-in.ts', 'nouns/users/get-user.ts'],
    ['nouns/users/get-user.ts', 'sign-in/sign-in.ts'],
    ['server/app.ts', 'testing/test-server.ts'],
  ])('keep %s from importing %s', (file, imported) => {
    expect(problem(file, imported)).toMatch(/[a-z]{5}/);
  });
});

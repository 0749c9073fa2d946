import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { notFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { visitorSandbox } from './visitor-sandbox.ts';

export const getSandboxVerification = implement(contracts.getSandboxVerification).query(async ({ ctx, input }) => {
  const { emailAddress, codeExpiresAt } = await visitorSandbox(ctx);
  const wanted = input.query.emailAddress;
  if (wanted !== undefined && wanted.toLowerCase() !== emailAddress.toLowerCase()) throw notFound();
  return { emailAddress, expiresAt: codeExpiresAt };
});

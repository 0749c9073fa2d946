import * as contracts from '@quickportal/contracts/certificates/contracts';
import { notFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { withPassword } from './with-password.ts';

export const takeCertificatePassword = implement(contracts.takeCertificatePassword).mutation(({ ctx, input }) => {
  requireCertificateReader(ctx);
  const { id } = input.params;
  return change(ctx, input, async (tools) => {
    const certificate = await withPassword(ctx, tools, id);
    if (certificate.password === null) throw notFound();
    await tools.audit({
      objectType: 'certificate',
      objectId: id,
      description: `Password of certificate ${certificate.subject} fetched by the user who requested it`,
    });
    return certificate;
  });
});

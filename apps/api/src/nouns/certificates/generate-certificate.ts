import * as contracts from '@quickportal/contracts/certificates/contracts';
import { getCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import { settingsNeedSecondPerson } from '@quickportal/db/communities/change-second-person-setting';
import { requesterOf } from '../../engines/proposals/requester.ts';
import { conflict } from '../../kernel/problem.ts';
import { change, isRepeat } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { generateCertificateKind } from './generate-certificate-kind.ts';
import { withPassword } from './with-password.ts';

export const generateCertificate = implement(contracts.generateCertificate).mutation(async ({ ctx, input }) => {
  requireCertificateReader(ctx);
  const { services, db } = ctx;
  const { communityId } = communityOf(ctx);
  const { technology } = await getCertificateConfig(db, communityId);
  if (technology === null) throw conflict('Set a technology and a notification email first.');
  const wanted = { communityId, technology, requester: requesterOf(ctx) };
  const isMadeNow = !(await isRepeat(ctx)) && !(await settingsNeedSecondPerson(db, communityId));
  // Signing takes longer than a transaction should
  const prepared = isMadeNow ? await generateCertificateKind.prepare?.(services, wanted) : null;
  return change(ctx, input, async (tools) => {
    const changed = await changeSetting(ctx, tools, generateCertificateKind, { change: wanted, prepared });
    return settingResponse(changed, 201, (certificateId) => withPassword(ctx, tools, certificateId));
  });
});

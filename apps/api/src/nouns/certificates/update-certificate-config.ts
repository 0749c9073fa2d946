import * as contracts from '@quickportal/contracts/certificates/contracts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { loadCertificateConfig } from './load-certificate-config.ts';
import { updateCertificateConfigKind } from './update-certificate-config-kind.ts';

export const updateCertificateConfig = implement(contracts.updateCertificateConfig).mutation(({ ctx, input }) => {
  requireCertificateReader(ctx);
  const { communityId } = communityOf(ctx);
  const { version, ...values } = input.body;
  return change(ctx, input, async (tools) => {
    const show = () => loadCertificateConfig(tools.trx, communityId);
    const edit = { ...values, communityId };
    const changed = await changeSetting(ctx, tools, updateCertificateConfigKind, { change: edit, version, show });
    return settingResponse(changed, 200, show);
  });
});

import { updateCertificateConfig } from '@quickportal/contracts/certificates/contracts';
import { formSource } from '../../forms/form-source.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { loadCertificateConfig } from './load-certificate-config.ts';

/** Current values of the form. */
export const certificatesFormSources = [
  formSource(updateCertificateConfig, async (ctx) => {
    requireCertificateReader(ctx);
    const config = await loadCertificateConfig(ctx.db, communityOf(ctx).communityId);
    const { technology, expiringCertificateNotificationEmail, version } = config;
    return {
      values: {
        ...(technology !== null && { technology }),
        ...(expiringCertificateNotificationEmail !== null && { expiringCertificateNotificationEmail }),
        version,
      },
    };
  }),
];

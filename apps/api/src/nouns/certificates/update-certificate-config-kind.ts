import { technologies, technologyTitles, type Technology } from '@quickportal/contracts/certificates/technology';
import { getCertificateConfig, saveCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import { lockCertificates } from '@quickportal/db/certificates/write-certificates';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';

const titleOf = (technology: Technology | null) => (technology === null ? null : technologyTitles[technology]);

/** Changes what applies to all certificates of a facility. */
export const updateCertificateConfigKind = settingKind({
  kind: 'certificates.update-config',
  objectType: 'certificate-config',
  noun: 'configuration',
  changeType: 'Change the configuration of certificates',
  right: 'MANAGE_CERTIFICATES',
  schema: z.strictObject({
    ...ofCommunity,
    technology: z.enum(technologies),
    expiringCertificateNotificationEmail: z.string(),
  }),
  object: () => ({ key: 'config', id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockCertificates(db, communityId);
    const { version, ...state } = await getCertificateConfig(db, communityId);
    return { version, state };
  },
  check(_db, { communityId: _communityId, ...values }, { state }) {
    changedFields(state, values);
    return Promise.resolve();
  },
  title: () => 'Change the configuration of certificates',
  differences: (_db, after, before) =>
    Promise.resolve([
      difference('Technology', titleOf(before.technology), titleOf(after.technology)),
      difference(
        'Notification email',
        before.expiringCertificateNotificationEmail,
        after.expiringCertificateNotificationEmail,
      ),
    ]),
  async apply({ trx, now }, { communityId, ...values }, { state, version }) {
    await saveCertificateConfig(trx, communityId, { values, version: (version ?? 0) + 1, at: now });
    const { before, after } = changedFields(state, values);
    return {
      objectId: communityId,
      action: 'certificates.update-config',
      description: 'Configuration of certificates changed',
      before,
      after,
    };
  },
});

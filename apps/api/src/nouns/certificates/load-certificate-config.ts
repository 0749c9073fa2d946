import type { CertificateConfig } from '@quickportal/contracts/certificates/certificate-config';
import { getCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import type { Reader } from '@quickportal/db/connect/reader';
import { clientSoftwareName } from './client-software/client-software-name.ts';

/** The configuration as calls return it. */
export async function loadCertificateConfig(db: Reader, communityId: number): Promise<CertificateConfig> {
  const config = await getCertificateConfig(db, communityId);
  const { technology, expiringCertificateNotificationEmail: email } = config;
  return { ...config, downloadFilename: technology === null || email === null ? null : clientSoftwareName(technology) };
}

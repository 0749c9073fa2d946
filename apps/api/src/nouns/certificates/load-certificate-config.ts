import type { CertificateConfig } from '@quickportal/contracts/certificates/certificate-config';
import { getCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import type { Reader } from '@quickportal/db/connect/reader';

/** The configuration as calls return it. */
export const loadCertificateConfig = async (db: Reader, communityId: number): Promise<CertificateConfig> => ({
  ...(await getCertificateConfig(db, communityId)),
  downloadFilename: null,
});

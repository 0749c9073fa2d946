import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import type { CertificateConfig } from '@quickportal/contracts/certificates/certificate-config';

const base: Certificate = {
  id: 12,
  subject: 'CN=12,O=HARBOUR',
  issuer: 'CN=QuickPortal Client CA 1,O=QuickPortal',
  authorityId: 1,
  signatureAlgorithm: 'SHA256withECDSA',
  expiryDate: '2028-08-26T01:15:00.000Z',
  installDate: '2026-08-26T01:15:00.000Z',
  createdBy: 'Dana Petrov',
  fingerprint: '5D:8A:2C:71:0B:E4:93:1F:66:A0:27:3D:C8:54:9E:F1:02:BB:7C:45:D6:38:19:EA:80:FD:5B:C2:6E:97:A4:13',
  password: null,
  passwordWaitsUntil: null,
  lastUsedDateTime: '2026-11-24T23:46:00.000Z',
  enabled: true,
  expired: false,
  expiringSoon: false,
};

/** A certificate in each state. */
export const certificates: readonly Certificate[] = [
  base,
  {
    ...base,
    id: 9,
    lastUsedDateTime: null,
    subject: 'CN=9,O=HARBOUR',
    expiryDate: '2026-12-10T22:00:00.000Z',
    installDate: '2024-12-10T22:00:00.000Z',
    fingerprint: '0C:41:E2:9B:D7:60:38:A5:1E:F3:82:4D:BB:70:C9:16:5A:E8:27:93:04:DE:6F:B1:48:95:3C:A2:F0:7D:61:EB',
    expiringSoon: true,
  },
  {
    ...base,
    id: 4,
    subject: 'CN=4,O=HARBOUR',
    issuer: 'CN=QuickPortal Client CA 2,O=QuickPortal',
    authorityId: 2,
    signatureAlgorithm: 'SHA256withRSA',
    expiryDate: '2026-10-30T22:00:00.000Z',
    installDate: '2024-10-30T22:00:00.000Z',
    fingerprint: 'A7:3E:51:0F:C2:98:6D:B4:20:E9:75:1A:8C:F6:43:DB:97:02:BE:5F:31:C8:64:AD:E0:19:7B:D5:46:8F:2A:93',
    expired: true,
  },
];

export const config: CertificateConfig = {
  technology: 'NODE',
  expiringCertificateNotificationEmail: 'it@example.com',
  downloadFilename: 'quickportal-client-NODE-0.1.0.zip',
  version: 2,
};

export const noConfig: CertificateConfig = {
  technology: null,
  expiringCertificateNotificationEmail: null,
  downloadFilename: null,
  version: 1,
};

/** One program that calls with a certificate. */
export const certificateUse: ApiKeyUse = {
  days: Array.from({ length: 30 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 26 + at)).toISOString().slice(0, 10),
    calls: 40 + at,
  })),
  routes: [],
  addresses: [],
  programs: [],
  callers: [
    {
      program: 'meter-gateway/1.3',
      ipAddress: '203.0.113.12',
      calls: 1600,
      callsLastWeek: 460,
      lastUsedDateTime: '2026-11-24T23:46:00.000Z',
    },
  ],
  callersCount: 1,
};

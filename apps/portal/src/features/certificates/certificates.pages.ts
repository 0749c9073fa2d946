import { page } from '../../pages/page.ts';

/** Client certificates that programs of the facility call with. */
export const certificatesPages = [
  page({
    view: 'ApiCertificateView',
    title: 'API Certificate and Client Software',
    label: 'API certificates',
    scope: 'community',
    area: 'Developer',
    order: 25,
    audience: 'facility',
    calls: ['certificates.list'],
    keywords: 'tls client x509 pkcs12 p12 pfx keystore java .net com root authority crl expiry',
    load: () => import('./api-certificate.page.tsx'),
  }),
] as const;

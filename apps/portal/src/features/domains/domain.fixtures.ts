import type { Domain } from '@quickportal/contracts/domains/domain';

/** A wildcard and two origins, as the list shows them. */
export const domains: readonly Domain[] = [
  {
    communityIpId: 3,
    url: 'https://*.pay.harbourcity.example.com:8443',
    description: 'Payment pages',
    version: 1,
    createdDate: '2026-11-18T03:40:00.000Z',
  },
  {
    communityIpId: 1,
    url: 'https://shop.harbourcity.example.com',
    description: 'Web shop',
    version: 2,
    createdDate: '2026-08-25T23:05:00.000Z',
  },
  {
    communityIpId: 2,
    url: 'https://xn--bcher-kva.example',
    description: '',
    version: 1,
    createdDate: '2026-08-25T23:07:00.000Z',
  },
];

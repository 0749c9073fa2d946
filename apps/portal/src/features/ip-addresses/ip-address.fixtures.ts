import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';

/** A network and two addresses, as the list shows them. */
export const ipAddresses: readonly IpAddress[] = [
  {
    communityIpId: 3,
    ipAddress: '198.51.100.24',
    description: '',
    version: 1,
    createdDate: '2026-11-18T03:40:00.000Z',
  },
  {
    communityIpId: 1,
    ipAddress: '203.0.113.0/28',
    description: 'Head office, Newcastle',
    version: 2,
    createdDate: '2026-08-25T23:05:00.000Z',
  },
  {
    communityIpId: 2,
    ipAddress: '2001:db8:7::/48',
    description: 'Data centre',
    version: 1,
    createdDate: '2026-08-25T23:07:00.000Z',
  },
];

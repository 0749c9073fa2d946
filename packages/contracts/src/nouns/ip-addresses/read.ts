import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { audience, readRights } from './call-parts.ts';
import { IpAddress } from './ip-address.ts';

export const listIpAddresses = contract({
  name: 'ipAddresses.list',
  kind: 'query',
  method: 'GET',
  path: 'ip-addresses',
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(IpAddress, 'IP addresses').meta({ id: 'IpAddressPage' }) },
  audience,
  rights: readRights,
  summary: 'List the IP whitelist',
  description: 'Addresses and networks that API keys may be used from, in the order of their addresses.',
  spec: ['2C126'],
});

import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { text } from '../../kernel/primitives.ts';
import { confirmLockOut } from '../api-keys/api-key-config.ts';
import { noContent } from '../../kernel/response.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { audience, MOST_IP_ADDRESSES, params } from './call-parts.ts';
import { IpAddress } from './ip-address.ts';

const changes = {
  kind: 'mutation',
  audience,
  rights: { anyOf: ['MANAGE_WHITELISTS'] },
  refusedInViewAs: true,
} as const;
const shape = {
  ipAddress: text({ max: 43 }).meta({
    title: 'IP address',
    description: 'Public IPv4 or IPv6 address, or a network in CIDR notation, unique in the whitelist.',
    examples: ['203.0.113.0/28'],
    'x-form': {
      autocomplete: 'off',
      help: 'An address such as 203.0.113.7, or a network such as 203.0.113.0/28. It is the address that your network calls from, as the internet sees it.',
    },
  }),
  description: text({ max: 100, min: 0 })
    .default('')
    .meta({
      title: 'Description',
      description: 'Where requests from there come from.',
      examples: ['Head office, Newcastle'],
      'x-form': { autocomplete: 'off' },
    }),
};

export const createIpAddress = contract({
  ...changes,
  name: 'ipAddresses.create',
  method: 'POST',
  path: 'ip-addresses',
  body: z.strictObject(shape).meta({ id: 'IpAddressCreation', 'x-form-layout': { submitLabel: 'Add IP address' } }),
  responses: { 201: IpAddress, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Add an IP address',
  description: `Adds an address or a network to the whitelist, which has at most ${MOST_IP_ADDRESSES} entries: 409 beyond. Private networks, and networks wider than /8 (IPv4) or /16 (IPv6), are refused. ${waitsWhereNeeded}`,
  spec: ['2C127'],
});

export const updateIpAddress = contract({
  ...changes,
  name: 'ipAddresses.update',
  method: 'PATCH',
  path: 'ip-addresses/{communityIpId}',
  params,
  body: z
    .strictObject({ ...shape, confirmLockOut: confirmLockOut(), version: readVersion() })
    .meta({ id: 'IpAddressChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: IpAddress, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Edit an IP address',
  description: `Replaces the address and its description. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C128'],
});

export const deleteIpAddress = contract({
  ...changes,
  name: 'ipAddresses.delete',
  method: 'DELETE',
  path: 'ip-addresses/{communityIpId}',
  params,
  query: z.strictObject({ confirmLockOut: confirmLockOut(), version: readVersion() }),
  responses: { 202: ChangeRequested, 204: noContent() },
  errors: ['state-conflict'],
  current: IpAddress,
  summary: 'Remove an IP address',
  description: `Requests from the address are refused from then on, where the facility checks its whitelist. ${waitsWhereNeeded}`,
  spec: ['2C129'],
});

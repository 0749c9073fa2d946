import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id } from '../../kernel/primitives.ts';

/** An entry of a facility's IP whitelist: an address, or a network in CIDR notation (2E048). */
export const IpAddress = z
  .strictObject({
    communityIpId: id().meta({ title: 'Entry ID', description: 'Identifier of the entry.' }),
    ipAddress: z.string().meta({
      title: 'IP address',
      description: 'IPv4 or IPv6 address, or a network in CIDR notation.',
      examples: ['203.0.113.0/28'],
    }),
    description: z.string().meta({ title: 'Description', description: 'Where requests from there come from.' }),
    version: currentVersion(),
    createdDate: dateTime().meta({ title: 'Created date', description: 'When it was added, UTC.' }),
  })
  .meta({ id: 'IpAddress', title: 'IP address', description: 'An entry of the IP whitelist.' });
export type IpAddress = z.output<typeof IpAddress>;

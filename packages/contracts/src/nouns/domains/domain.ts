import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id } from '../../kernel/primitives.ts';

/** An entry of a facility's domain whitelist: an origin, or a wildcard below a registrable domain (2E049). */
export const Domain = z
  .strictObject({
    communityIpId: id().meta({ title: 'Entry ID', description: 'Identifier of the entry.' }),
    url: z.string().meta({
      title: 'Domain',
      description: 'Origin `https://host[:port]` in lower case and punycode, the host perhaps with a leading `*.`.',
      examples: ['https://shop.example.com'],
    }),
    description: z.string().meta({ title: 'Description', description: 'Which pages are there.' }),
    version: currentVersion(),
    createdDate: dateTime().meta({ title: 'Created date', description: 'When it was added, UTC.' }),
  })
  .meta({ id: 'Domain', title: 'Domain', description: 'An entry of the domain whitelist.' });
export type Domain = z.output<typeof Domain>;

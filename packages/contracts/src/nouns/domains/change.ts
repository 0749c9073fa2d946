import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { text } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { audience, MOST_DOMAINS, params } from './call-parts.ts';
import { Domain } from './domain.ts';

const changes = {
  kind: 'mutation',
  audience,
  rights: { anyOf: ['MANAGE_WHITELISTS'] },
  refusedInViewAs: true,
} as const;
const shape = {
  url: text({ max: 300 }).meta({
    title: 'Domain',
    description:
      'Origin `https://host[:port]`, unique in the whitelist. The scheme may be left out; one leading `*.` is allowed below a registrable domain.',
    examples: ['https://shop.example.com'],
    'x-form': {
      autocomplete: 'off',
      placeholder: 'https://',
      help: 'A domain such as https://shop.example.com, or https://*.example.com for all domains below it.',
    },
  }),
  description: text({ max: 100, min: 0 })
    .default('')
    .meta({
      title: 'Description',
      description: 'Which pages are there.',
      examples: ['Web shop'],
      'x-form': { autocomplete: 'off' },
    }),
};

export const createDomain = contract({
  ...changes,
  name: 'domains.create',
  method: 'POST',
  path: 'domains',
  body: z.strictObject(shape).meta({ id: 'DomainCreation', 'x-form-layout': { submitLabel: 'Add domain' } }),
  responses: { 201: Domain, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Add a domain',
  description: `Adds an origin to the whitelist, which has at most ${MOST_DOMAINS} entries: 409 beyond. It is stored in lower case and punycode. Paths, users, IP addresses, and wildcards wider than a registrable domain are refused. ${waitsWhereNeeded}`,
  spec: ['2C131'],
});

export const updateDomain = contract({
  ...changes,
  name: 'domains.update',
  method: 'PATCH',
  path: 'domains/{communityIpId}',
  params,
  body: z
    .strictObject({ ...shape, version: readVersion() })
    .meta({ id: 'DomainChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: Domain, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Edit a domain',
  description: `Replaces the domain and its description. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C132'],
});

export const deleteDomain = contract({
  ...changes,
  name: 'domains.delete',
  method: 'DELETE',
  path: 'domains/{communityIpId}',
  params,
  query: z.strictObject({ version: readVersion() }),
  responses: { 202: ChangeRequested, 204: noContent() },
  errors: ['state-conflict'],
  current: Domain,
  summary: 'Remove a domain',
  description: `Pages of the domain can no longer use publishable keys and hand-offs, unless the whitelist is empty afterwards. ${waitsWhereNeeded}`,
  spec: ['2C133'],
});

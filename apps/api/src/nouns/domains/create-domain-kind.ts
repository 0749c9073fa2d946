import { MOST_DOMAINS } from '@quickportal/contracts/domains/call-parts';
import { insertDomain, lockDomainWhitelist, urlConstraint } from '@quickportal/db/domains/change-domain';
import { countDomains, hasUrl } from '@quickportal/db/domains/read-domains';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict, fieldProblem } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { TAKEN } from './domain-guards.ts';

/** Adds an entry to the whitelist. */
export const createDomainKind = settingKind({
  kind: 'domains.create',
  objectType: 'domain',
  noun: 'domain',
  changeType: 'Add domain',
  right: 'MANAGE_WHITELISTS',
  schema: z.strictObject({ ...ofCommunity, url: z.string(), description: z.string() }),
  object: ({ url }) => ({ key: url, id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockDomainWhitelist(db, communityId);
    return { version: null, state: {} };
  },
  async check(db, { url }) {
    if ((await countDomains(db)) >= MOST_DOMAINS)
      throw conflict(`The whitelist can have ${MOST_DOMAINS} entries. Remove one first.`);
    if (await hasUrl(db, url)) throw fieldProblem('url', TAKEN);
  },
  title: ({ url }) => `Add domain ${url}`,
  differences: (_db, { url, description }) =>
    Promise.resolve([difference('Domain', null, url), difference('Description', null, description)]),
  async apply({ trx, now }, { communityId, ...values }) {
    const objectId = await insertDomain(trx, { communityId, values, at: now }).catch(
      uniqueField(urlConstraint, 'url', TAKEN),
    );
    return {
      objectId,
      action: 'domains.create',
      description: `Domain ${values.url} added`,
      after: values,
    };
  },
});

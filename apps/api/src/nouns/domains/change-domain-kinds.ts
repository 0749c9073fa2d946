import { id } from '@quickportal/contracts/kernel/primitives';
import type { Reader } from '@quickportal/db/connect/reader';
import { deleteDomain, urlConstraint, updateDomain } from '@quickportal/db/domains/change-domain';
import { getDomain, hasUrl, lockDomain } from '@quickportal/db/domains/read-domains';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { TAKEN } from './domain-guards.ts';

const ofEntry = { ...ofCommunity, communityIpId: id() };

const edited = z.strictObject({ ...ofEntry, url: z.string(), description: z.string() });
const removed = z.strictObject(ofEntry);
type State = { url: string; description: string };

/** What an entry and a change of it have in common. */
const entryKind = {
  objectType: 'domain',
  noun: 'domain',
  right: 'MANAGE_WHITELISTS',
  object: ({ communityIpId }: { communityIpId: number }) => ({ key: String(communityIpId), id: communityIpId }),
  async load(db: Reader, { communityIpId }: { communityIpId: number }, lock: boolean) {
    const found = await (lock ? lockDomain : getDomain)(db, communityIpId);
    if (!found) return null;
    const { url, description, version } = found;
    return { version, state: { url, description } };
  },
} as const;

/** Replaces the address and the description of an entry. */
export const updateDomainKind = settingKind<z.output<typeof edited>, State>({
  ...entryKind,
  kind: 'domains.update',
  changeType: 'Edit domain',
  schema: edited,
  async check(db, { url, description }, { state }) {
    changedFields(state, { url, description });
    if (url !== state.url && (await hasUrl(db, url))) throw fieldProblem('url', TAKEN);
  },
  title: (_change, { url }) => `Edit domain ${url}`,
  differences: (_db, after, before) =>
    Promise.resolve([
      difference('Domain', before.url, after.url),
      difference('Description', before.description, after.description),
    ]),
  async apply({ trx }, { communityIpId, url, description }, { state }) {
    const values = { url, description };
    await updateDomain(trx, communityIpId, values).catch(uniqueField(urlConstraint, 'url', TAKEN));
    const { before, after } = changedFields(state, values);
    return {
      objectId: communityIpId,
      action: 'domains.update',
      description: `Domain ${url} updated`,
      before,
      after,
    };
  },
});

/** Takes an entry off the whitelist. */
export const deleteDomainKind = settingKind<z.output<typeof removed>, State>({
  ...entryKind,
  kind: 'domains.delete',
  changeType: 'Remove domain',
  schema: removed,
  check: () => Promise.resolve(),
  title: (_change, { url }) => `Remove domain ${url}`,
  differences: (_db, _change, { url, description }) =>
    Promise.resolve([difference('Domain', url, null), difference('Description', description, null)]),
  async apply({ trx }, { communityIpId }, { state }) {
    await deleteDomain(trx, communityIpId);
    return {
      objectId: communityIpId,
      action: 'domains.delete',
      description: `Domain ${state.url} removed`,
      before: state,
    };
  },
});

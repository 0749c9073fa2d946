import { updateDomain } from '@quickportal/contracts/domains/contracts';
import { getDomain } from '@quickportal/db/domains/read-domains';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { requireDomainReader } from './domain-guards.ts';

/** Current values of the form. */
export const domainsFormSources = [
  formSource(updateDomain, async (ctx, { communityIpId }) => {
    requireDomainReader(ctx);
    const { url, description, version } = orNotFound(await getDomain(ctx.db, communityIpId));
    return { values: { url, description, version } };
  }),
];

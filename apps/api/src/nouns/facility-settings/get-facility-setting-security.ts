import { rights, type Right } from '@quickportal/contracts/access/rights';
import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getSecurityExpiries } from '@quickportal/db/facility-settings/get-security-expiries';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

const developerRights = (Object.keys(rights) as Right[]).filter((right) => rights[right].group === 'Developer');

export const getFacilitySettingSecurity = implement(contracts.getFacilitySettingSecurity).query(async ({ ctx }) => {
  requireSettingsReader(ctx);
  const { actor, services } = ctx;
  const hasSecurityAccess = actor.kind === 'user' && developerRights.some((right) => actor.rights.has(right));
  const ends = hasSecurityAccess ? await getSecurityExpiries(ctx.db, services.clock.now()) : undefined;
  return {
    hasSecurityAccess,
    currentCertificateExpiry: ends?.certificate ?? null,
    oldestUnexpiredApiKeyExpiry: ends?.key ?? null,
  };
});

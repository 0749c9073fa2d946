import { neededBy } from '@quickportal/contracts/rules/payments/product-chains';
import { flagsOfProducts, productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import { CommunityImport, partsLeftOut } from '@quickportal/contracts/communities/community-import';
import { isBankTerm, type ImportedBusiness } from '@quickportal/contracts/communities/imported-business';
import { insertBusiness } from '@quickportal/db/businesses/insert-business';
import { listBusinessCodes } from '@quickportal/db/businesses/list-business-codes';
import { findCommunityByCode } from '@quickportal/db/communities/find-community';
import { insertCommunity } from '@quickportal/db/communities/insert-community';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { z } from 'zod';
import type { Services } from '../procedures/services.ts';
import { readArguments } from './arguments.ts';
import { makeBankAccount } from './make-bank-account.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

type Details = z.output<typeof CommunityImport>;

export interface ImportOutcome {
  readonly communityId: number;
  /** Whether the community was made now; one that exists keeps its settings. */
  readonly isNew: boolean;
  /** Codes of the businesses that were made, and of those that exist already. */
  readonly added: readonly string[];
  readonly existing: readonly string[];
  /** Parts of the file that this version keeps nowhere. */
  readonly leftOut: readonly string[];
}

/**
 * Makes a community with its businesses from the JSON of a community import, in one transaction. Repeated, it adds the
 * businesses that are missing and changes nothing else. Throws SetUpError naming each fault of the file.
 */
export async function importCommunity(services: Services, operator: Operator, given: unknown): Promise<ImportOutcome> {
  const details = readArguments(CommunityImport, given);
  const leftOut = partsLeftOut.filter((part) => part in details);
  const now = services.clock.now();
  return services.db.transaction({ kind: 'staff' }, async (trx) => {
    const found = await findCommunityByCode(trx, details.code);
    const communityId = found?.communityId ?? (await makeCommunity(trx, operator, details, now));
    const codes = new Set(await listBusinessCodes(trx, communityId));
    const missing = details.businesses.filter(({ code }) => !codes.has(code));
    for (const business of missing)
      await makeBusiness({ services, trx, operator, now }, { ...details, communityId }, business);
    return {
      communityId,
      isNew: !found,
      added: missing.map(({ code }) => code),
      existing: details.businesses.filter(({ code }) => codes.has(code)).map(({ code }) => code),
      leftOut,
    };
  });
}

/** The products of an import, with those that they need. */
function withNeededProducts(given: Details['products']) {
  const named = new Set(given.map(({ productCode }) => productCode));
  const flags = flagsOfProducts.filter((flag) => named.has(productFlags[flag]));
  const needed = [...new Set(flags.flatMap(neededBy))].map((flag) => productFlags[flag]);
  return [
    ...given.map(({ productCode: product, webFlag: web, quickConnectFlag: quickConnect }) => ({
      product,
      web,
      quickConnect,
    })),
    ...needed.flatMap((product) => (named.has(product) ? [] : [{ product, web: true, quickConnect: false }])),
  ];
}

async function makeCommunity(trx: WriteTransaction, operator: Operator, details: Details, now: Date): Promise<number> {
  const community = {
    ...details,
    enquiryManager: details.enquiryManager ?? { name: '', email: '' },
    parameters: details.parameters.map(settingOf),
    products: withNeededProducts(details.products),
    instruments: details.paymentInstruments.map(({ paymentInstrumentCode, parameters }) => ({
      code: paymentInstrumentCode,
      parameters: parameters.map(settingOf),
    })),
  };
  const communityId = await insertCommunity(trx, community, now);
  const { code, name, currency, country, timeZone } = details;
  await recordSetUp(trx, operator, {
    action: 'communities.import',
    communityId,
    objectType: 'community',
    objectId: String(communityId),
    description: `Community ${name} (${code}) imported`,
    after: { code, name, currency, country, timeZone },
    at: now,
  });
  return communityId;
}

async function makeBusiness(
  { services, trx, operator, now }: { services: Services; trx: WriteTransaction; operator: Operator; now: Date },
  { communityId, country }: { communityId: number; country: 'AU' | 'NZ' },
  item: z.output<typeof ImportedBusiness>,
): Promise<void> {
  const merchantKind = item.settlementCurrency === 'NZD' ? ('NZ_MERCHANT' as const) : ('AU_MERCHANT' as const);
  const merchantAccounts = item.paymentTerms
    .filter((term) => !isBankTerm(term))
    .map(({ paymentInstrumentCode: instrument, ...term }) => ({ ...term, instrument, kind: merchantKind }));
  const acceptedBankAccounts = [...new Set(item.acceptedBankAccounts)];
  const contactEmail = item.contactEmail ?? '';
  const businessId = await insertBusiness(
    trx,
    { ...item, communityId, country, contactEmail, acceptedBankAccounts, merchantAccounts },
    now,
  );
  for (const term of item.paymentTerms.filter(isBankTerm))
    await makeBankAccount(services, trx, { communityId, businessId }, term);
  const { code, name, kind, settlementCurrency } = item;
  await recordSetUp(trx, operator, {
    action: 'businesses.import',
    communityId,
    objectType: 'business',
    objectId: String(businessId),
    description: `Business ${name} (${code}) imported`,
    after: { code, name, kind, settlementCurrency },
    at: now,
  });
}

const settingOf = ({ parameterCode, parameterValue }: { parameterCode: string; parameterValue: string }) => ({
  code: parameterCode,
  value: parameterValue,
});

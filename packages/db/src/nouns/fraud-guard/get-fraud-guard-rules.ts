import type { BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { defaultRuleValues, type FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { findBinTestingModes } from './bin-testing-modes.ts';
import {
  selectRules,
  toRulesRecord,
  type BusinessRulesRecord,
  type FraudGuardRulesRecord,
  type StoredRules,
} from './fraud-guard-rules.ts';

interface BusinessKey {
  communityId: number;
  businessId: number;
}

const facilityRules = (params: { communityId: number }) =>
  selectRules().where('f.community_id', '=', params.communityId).where('f.business_id', 'is', null);
const ofFacility = preparedQuery('fraudGuard.facility-rules', facilityRules);
const ofFacilityLocked = preparedQuery('fraudGuard.lock-facility-rules', (params: { communityId: number }) =>
  facilityRules(params).forNoKeyUpdate('f'),
);

/** Selects rules of businesses, with what they are called. */
export const selectBusinessRules = () =>
  selectRules()
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'f.community_id').onRef('b.id', '=', 'f.business_id'),
    )
    .select(['b.name as businessName', 'b.code as businessCode']);
const businessRules = (params: BusinessKey) =>
  selectBusinessRules().where('f.community_id', '=', params.communityId).where('f.business_id', '=', params.businessId);
const ofBusiness = preparedQuery('fraudGuard.business-rules', businessRules);
const ofBusinessLocked = preparedQuery('fraudGuard.lock-business-rules', (params: BusinessKey) =>
  businessRules(params).forNoKeyUpdate('f'),
);

const inForce = preparedQuery(
  'fraudGuard.rules-in-force',
  (params: { communityId: number; businessIds: readonly number[] }) =>
    selectRules()
      .where('f.community_id', '=', params.communityId)
      .where(sql<boolean>`(f.business_id is null or f.business_id = any (${params.businessIds}::bigint[]))`),
);

const businessInScope = preparedQuery('fraudGuard.business', (params: BusinessKey) =>
  build
    .selectFrom('app.business')
    .select(['id as businessId', 'name as businessName', 'code as businessCode', 'settlement_currency as currency'])
    .where('community_id', '=', params.communityId)
    .where('id', '=', params.businessId),
);

/** The rules of a facility, or undefined where none have been saved. */
export async function getFacilityRules(db: Reader, communityId: number): Promise<FraudGuardRulesRecord | undefined> {
  const row = await db.first(ofFacility, { communityId });
  return row && toRulesRecord(row);
}

/** The same, and no one else changes them until the transaction ends. */
export async function lockFacilityRules(db: Reader, communityId: number): Promise<FraudGuardRulesRecord | undefined> {
  const row = await db.first(ofFacilityLocked, { communityId });
  return row && toRulesRecord(row);
}

/** The rules of a business, or undefined where it has none of its own. */
export async function getBusinessRules(db: Reader, key: BusinessKey): Promise<BusinessRulesRecord | undefined> {
  const row = await db.first(ofBusiness, key);
  return row && toBusinessRulesRecord(row);
}

/** The same, and no one else changes them until the transaction ends. */
export async function lockBusinessRules(db: Reader, key: BusinessKey): Promise<BusinessRulesRecord | undefined> {
  const row = await db.first(ofBusinessLocked, key);
  return row && toBusinessRulesRecord(row);
}

type BusinessRow = StoredRules & { businessName: string; businessCode: string };

/** The same of a business. */
export const toBusinessRulesRecord = ({ businessName, businessCode, ...row }: BusinessRow): BusinessRulesRecord => ({
  ...toRulesRecord(row),
  businessId: row.businessId ?? 0,
  businessName,
  businessCode,
});

/** A business in scope, by what rules need of it. */
export const findRuledBusiness = (db: Reader, key: BusinessKey) => db.first(businessInScope, key);

/** What payments of a business are checked by. */
export interface RulesInForce {
  /** All off where the rules are disabled, or none were saved. */
  values: FraudGuardRuleValues;
  /** 0 where none were saved. */
  version: number;
  binTestingCode: BinTestingCode;
}

/**
 * What payments of these businesses are checked by: a business's own rules where it has any, otherwise the facility's,
 * and the BIN testing mode, whatever the rules say. A business without an entry is not checked.
 */
export async function findRulesInForce(
  db: Reader,
  key: { communityId: number; businessIds: readonly number[] },
): Promise<ReadonlyMap<number, RulesInForce>> {
  const [rows, modeOf] = await Promise.all([db.all(inForce, key), findBinTestingModes(db, key)]);
  const records = rows.map(toRulesRecord);
  const facility = records.find(({ businessId }) => businessId === null);
  const rules = key.businessIds.flatMap((businessId) => {
    const own = records.find((record) => record.businessId === businessId) ?? facility;
    const binTestingCode = modeOf(businessId);
    if (!own?.values.enabled && binTestingCode === 'OFF') return [];
    const values = own?.values.enabled ? own.values : { ...defaultRuleValues, mode: own?.values.mode ?? 'PASSIVE' };
    return [[businessId, { values, version: own?.version ?? 0, binTestingCode }] as const];
  });
  return new Map(rules);
}

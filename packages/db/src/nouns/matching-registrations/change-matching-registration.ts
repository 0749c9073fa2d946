import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { RegistrationKey } from './read-matching-registrations.ts';

/** The constraint that a BSB and prefix are registered once in a community. */
export const bsbConstraint = 'matching_registration_community_id_off_system_bsb_prefix_key';

/** Gives the next free prefix of virtual accounts, for good; null when all were given. */
export async function takeMatchingPrefix(trx: WriteTransaction): Promise<string | null> {
  const { rows } = await sql<{ prefix: string | null }>`select app.next_matching_prefix() as prefix`.execute(trx);
  return rows[0]?.prefix ?? null;
}

interface RegistrationValues {
  businessId: number;
  offSystemBsb: string;
  sweepAccountId: number | null;
}

/** Inserts a registration and returns its ID. Throws ConflictError (bsbConstraint) for a BSB that is registered. */
export async function insertMatchingRegistration(
  trx: WriteTransaction,
  registration: RegistrationValues & {
    communityId: number;
    registrationType: 'OFF_SYSTEM' | 'PRODUCT_OWNED';
    prefix: string;
    at: Date;
  },
): Promise<number> {
  const { communityId, registrationType, prefix, businessId, offSystemBsb, sweepAccountId, at } = registration;
  const { id } = await trx
    .insertInto('app.matching_registration')
    .values({
      community_id: communityId,
      business_id: businessId,
      registration_type: registrationType,
      off_system_bsb: offSystemBsb,
      prefix,
      sweep_account_id: sweepAccountId,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces what users entered. Throws ConflictError (bsbConstraint) for a BSB that is registered. */
export async function updateMatchingRegistration(
  trx: WriteTransaction,
  { communityId, id }: RegistrationKey,
  { businessId, offSystemBsb, sweepAccountId, at }: RegistrationValues & { at: Date },
): Promise<void> {
  await trx
    .updateTable('app.matching_registration')
    .set({
      business_id: businessId,
      off_system_bsb: offSystemBsb,
      sweep_account_id: sweepAccountId,
      updated_at: at,
      version: sql<number>`version + 1`,
    })
    .where('community_id', '=', communityId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a registration with its rules; matches that these made stay. */
export async function deleteMatchingRegistration(
  trx: WriteTransaction,
  { communityId, id }: RegistrationKey,
): Promise<void> {
  await trx
    .deleteFrom('app.matching_rule')
    .where('community_id', '=', communityId)
    .where('matching_registration_id', '=', id)
    .execute();
  await trx
    .deleteFrom('app.matching_registration')
    .where('community_id', '=', communityId)
    .where('id', '=', id)
    .execute();
}

import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import type { Reader } from '@quickportal/db/connect/reader';
import type { StoredRegistration } from '@quickportal/db/matching-registrations/matching-registration';
import {
  getMatchingRegistration,
  type RegistrationKey,
} from '@quickportal/db/matching-registrations/read-matching-registrations';
import { orNotFound } from '../../kernel/problem.ts';

/** A registration as calls return it. */
export const toMatchingRegistration = ({
  businessId,
  businessName,
  sweepAccountId,
  sweepAccountName,
  ...rest
}: StoredRegistration): MatchingRegistration => ({
  ...rest,
  business: { id: businessId, name: businessName },
  account: sweepAccountId === null ? null : { id: sweepAccountId, name: sweepAccountName ?? '' },
});

/** Reads a registration; throws 404 outside the scope. */
export const loadMatchingRegistration = async (db: Reader, key: RegistrationKey): Promise<MatchingRegistration> =>
  toMatchingRegistration(orNotFound(await getMatchingRegistration(db, key)));

import { createHash } from 'node:crypto';
import { addressSubject } from '../access/address-subject.ts';
import type { CheckedSubject } from './checked-subject.ts';

/**
 * Returns the counting keys of payments; payments with a common key wait for each other. Rules in shadow mode count
 * too.
 */
export function countedKeys(
  communityId: number,
  {
    rules: { values, binTestingCode },
    fingerprint,
    ipAddress,
  }: Pick<CheckedSubject, 'rules' | 'fingerprint' | 'ipAddress'>,
): bigint[] {
  const checksBinTesting = binTestingCode !== 'OFF';
  const countsCards = values.cardPan || values.velocityCheck || checksBinTesting;
  const countsAddresses = values.ipAddress || checksBinTesting;
  return [
    ...(countsCards && fingerprint ? [keyOf(`card ${communityId} ${fingerprint.toString('hex')}`)] : []),
    ...(countsAddresses && ipAddress !== null ? [keyOf(`address ${communityId} ${addressSubject(ipAddress)}`)] : []),
  ];
}

const keyOf = (text: string): bigint => createHash('sha256').update(text).digest().readBigInt64BE();

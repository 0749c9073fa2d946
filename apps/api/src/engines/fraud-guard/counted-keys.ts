import { createHash } from 'node:crypto';
import { addressSubject } from '../access/address-subject.ts';
import type { CheckedSubject } from './checked-subject.ts';

/** What payments are counted by: those with a key in common wait for each other. A rule in shadow counts as well. */
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

import type { PayIdType } from '@quickportal/contracts/rules/contact/payid';
import type { PayIdResponse } from '../responses.ts';
import { strikes, takeTime } from './hostility.ts';
import type { NetworkServices } from './network.ts';

/** Last digits of unregistered phone numbers and ABNs, and names of unregistered mailboxes. */
const UNREGISTERED_DIGITS = '00';
const UNREGISTERED_MAILBOX = /^unknown(?:[.+@]|$)/i;

/** Looks up a PayID: emails and organisations give a derived name, all numbers the same holder. */
export async function findPayId(
  services: NetworkServices,
  payId: string,
  payIdType: PayIdType,
): Promise<PayIdResponse> {
  const hostility = await services.readHostility();
  await takeTime(hostility, payId);
  if (strikes(hostility, 'loseRequest', payId) || strikes(hostility, 'loseAnswer', payId)) return { status: 'UNKNOWN' };
  const name = nameOf(payId, payIdType);
  return name === null ? { status: 'NOT_REGISTERED' } : { status: 'FOUND', name };
}

function nameOf(payId: string, payIdType: PayIdType): string | null {
  if (payIdType === 'ORGN') return UNREGISTERED_MAILBOX.test(payId) ? null : payId;
  if (payIdType !== 'EMAL') return payId.endsWith(UNREGISTERED_DIGITS) ? null : numberHolders[payIdType];
  if (UNREGISTERED_MAILBOX.test(payId)) return null;
  const words = (payId.split('@')[0] ?? '').split(/[^a-z]+/i).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ') || 'Email Holder';
}

const numberHolders = { TELI: 'Alex Mobile', AUBN: 'Example Trading Pty Ltd' } as const;

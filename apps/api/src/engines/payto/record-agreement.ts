import { randomInt } from 'node:crypto';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertPayToAgreement, type NewPayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { insertPayToEvent } from '@quickportal/db/payto-agreements/payto-events';
import type { Services } from '../services.ts';
import { nextAgreementQuery } from './query-times.ts';

/** Network, community and a number that no one can guess: 32 characters. */
function newAgreementToken(communityId: number): string {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('');
  return `C09${String(communityId).padStart(9, '0')}${digits}`;
}

/** What the payer is to agree to; the portal gives the rest. */
export type WantedAgreement = Omit<NewPayToAgreement, 'agreementToken' | 'respondBy' | 'nextQueryAt'>;

/**
 * Records an agreement that was checked, with the first entry of its history. It is sent after the commit; where that
 * is lost, a job sends it.
 */
export async function recordAgreement(
  services: Pick<Services, 'configuration'>,
  trx: WriteTransaction,
  wanted: WantedAgreement,
  { userId, now }: { userId: number | null; now: Date },
): Promise<{ agreementId: number; agreementToken: string }> {
  const { communityId, businessId } = wanted;
  const agreementToken = newAgreementToken(communityId);
  const lapsesAt = respondBy(now).toISOString();
  const sent = { status: 'PROCESSING', respondBy: lapsesAt, queries: 0 } as const;
  const nextQueryAt = nextAgreementQuery(services, sent, now) ?? lapsesAt;
  const agreementId = await insertPayToAgreement(
    trx,
    { ...wanted, agreementToken, respondBy: lapsesAt, nextQueryAt },
    now,
  );
  const event = { kind: 'SUBMITTED', side: 'PAYEE', reasonCode: null, userId } as const;
  await insertPayToEvent(trx, { communityId, businessId, agreementId }, event, now);
  return { agreementId, agreementToken };
}

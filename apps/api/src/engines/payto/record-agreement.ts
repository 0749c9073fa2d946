import { randomInt } from 'node:crypto';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertPayToAgreement, type NewPayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { insertPayToEvent } from '@quickportal/db/payto-agreements/payto-event';
import type { Foundation } from '../foundation.ts';
import { nextAgreementQuery } from './query-times.ts';

/** Generates a token from network, community and an unguessable number: 32 characters. */
function newAgreementToken(communityId: number): string {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('');
  return `C09${String(communityId).padStart(9, '0')}${digits}`;
}

/** An agreement to record; the platform adds the other fields. */
export type AgreementRequest = Omit<NewPayToAgreement, 'agreementToken' | 'respondBy' | 'nextQueryAt'>;

/**
 * Records a validated agreement with the first entry of its history. It is sent after the commit; a job sends it if
 * that fails.
 */
export async function recordAgreement(
  services: Pick<Foundation, 'configuration'>,
  trx: WriteTransaction,
  request: AgreementRequest,
  { userId, now }: { userId: number | null; now: Date },
): Promise<{ agreementId: number; agreementToken: string }> {
  const { communityId, businessId } = request;
  const agreementToken = newAgreementToken(communityId);
  const lapsesAt = respondBy(now).toISOString();
  const sent = { status: 'PROCESSING', respondBy: lapsesAt, queries: 0 } as const;
  const nextQueryAt = nextAgreementQuery(services, sent, now) ?? lapsesAt;
  const agreementId = await insertPayToAgreement(
    trx,
    { ...request, agreementToken, respondBy: lapsesAt, nextQueryAt },
    now,
  );
  const event = { kind: 'SUBMITTED', side: 'PAYEE', reasonCode: null, userId } as const;
  await insertPayToEvent(trx, { communityId, businessId, agreementId }, event, now);
  return { agreementId, agreementToken };
}

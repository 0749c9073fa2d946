import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { selectPayToAgreement, toPayToAgreement, type PayToAgreementRecord } from './payto-agreement.ts';

const byToken = queryByKey('payto-agreements.get', (params: { agreementToken: string }) =>
  selectPayToAgreement().where('g.agreement_token', '=', params.agreementToken),
);

/** The agreement with this token, if it is in scope. */
export async function getPayToAgreement(db: Reader, agreementToken: string): Promise<PayToAgreementRecord | undefined> {
  const row = await db.first(byToken, { agreementToken });
  return row && toPayToAgreement(row);
}

const byId = queryByKey('payto-agreements.get-by-id', (params: { communityId: number; agreementId: number }) =>
  selectPayToAgreement().where('g.community_id', '=', params.communityId).where('g.id', '=', params.agreementId),
);

/** The same by its id. */
export async function getPayToAgreementById(
  db: Reader,
  key: { communityId: number; agreementId: number },
): Promise<PayToAgreementRecord | undefined> {
  const row = await db.first(byId, key);
  return row && toPayToAgreement(row);
}

// The row alone: anyone who changes an agreement, its terms or payments under it holds it first
const lock = preparedQuery('payto-agreements.lock', (params: { agreementToken: string }) =>
  build
    .selectFrom('app.payto_agreement')
    .select('id')
    .where('agreement_token', '=', params.agreementToken)
    .forNoKeyUpdate(),
);

/** The same, held until the transaction ends. */
export async function lockPayToAgreement(
  trx: WriteTransaction,
  agreementToken: string,
): Promise<PayToAgreementRecord | undefined> {
  const held = await trx.first(lock, { agreementToken });
  return held && getPayToAgreement(trx, agreementToken);
}

const lockId = preparedQuery('payto-agreements.lock-by-id', (params: { communityId: number; agreementId: number }) =>
  build
    .selectFrom('app.payto_agreement')
    .select('id')
    .where('community_id', '=', params.communityId)
    .where('id', '=', params.agreementId)
    .forNoKeyUpdate(),
);

/** The same by its id. */
export async function lockPayToAgreementById(
  trx: WriteTransaction,
  key: { communityId: number; agreementId: number },
): Promise<PayToAgreementRecord | undefined> {
  const held = await trx.first(lockId, key);
  return held && getPayToAgreementById(trx, key);
}

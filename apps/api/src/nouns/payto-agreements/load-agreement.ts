import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getPayToAgreement, lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { getPayeeAccountName } from '@quickportal/db/payto-agreements/get-payee-account';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { toAgreement } from '../../engines/payto/to-agreement.ts';
import { Problem } from '../../kernel/problem.ts';

/** The problem where there is no agreement, or it is another user's (1R214 1M045). */
const noAgreement = () => new Problem('not-found', { detail: 'PayTo agreement does not exist.' });

/** The agreement, if the caller may see it; otherwise 404. */
export async function loadAgreement(db: Reader, agreementToken: string): Promise<PayToAgreementRecord> {
  const agreement = await getPayToAgreement(db, agreementToken);
  if (!agreement) throw noAgreement();
  return agreement;
}

/** The same, held until the transaction ends. */
export async function holdAgreement(trx: WriteTransaction, agreementToken: string): Promise<PayToAgreementRecord> {
  const agreement = await lockPayToAgreement(trx, agreementToken);
  if (!agreement) throw noAgreement();
  return agreement;
}

/** An agreement as calls return it. */
export const shownAgreement = async (db: Reader, agreement: PayToAgreementRecord): Promise<PayToAgreement> =>
  toAgreement(agreement, await getPayeeAccountName(db, agreement.settlementAccountId));

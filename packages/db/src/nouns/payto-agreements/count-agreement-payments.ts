import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface Counted {
  agreementId: number;
  /** The first moment of the period, and the first after it; null: there are no periods. */
  from: string | null;
  to: string | null;
}

// Payments that failed, or were never taken, do not count
const counts = preparedQuery('payto-agreements.payments', ({ agreementId, from, to }: Counted) =>
  build
    .selectFrom('app.transaction')
    .select((eb) => eb.fn.countAll<number>().as('paymentsEver'))
    .select(
      sql<number>`count(*) filter (where transaction_time >= ${from}::timestamptz and transaction_time < ${to}::timestamptz)`.as(
        'paymentsInPeriod',
      ),
    )
    .where('payto_agreement_id', '=', agreementId)
    .where('transaction_type', '=', 'PAYMENT')
    .where('status', 'not in', ['DECLINED', 'CANCELLED', 'VOIDED']),
);

/** How many payments were taken under an agreement, and how many of them in a period; those under way count. */
export async function countAgreementPayments(
  db: Reader,
  counted: Counted,
): Promise<{ paymentsEver: number; paymentsInPeriod: number }> {
  return (await db.first(counts, counted)) ?? { paymentsEver: 0, paymentsInPeriod: 0 };
}

import { selected, written, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { termColumns, toTermAmounts, type PayToTermsRecord } from './payto-agreement.ts';

/** PROPOSED: of an amendment that waits for the payer. REPLACED: in force before. DISCARDED: never in force. */
export type TermsState = 'PROPOSED' | 'IN_FORCE' | 'REPLACED' | 'DISCARDED';

interface Place {
  communityId: number;
  businessId: number;
  agreementId: number;
}

/** Keeps terms of an agreement that the caller has locked. */
export async function insertTerms(
  trx: WriteTransaction,
  { communityId, businessId, agreementId }: Place,
  {
    state,
    amendmentId,
    terms,
  }: { state: 'PROPOSED' | 'IN_FORCE'; amendmentId: number | null; terms: PayToTermsRecord },
  now: Date,
): Promise<void> {
  const { startDate: _, currency: _currency, ...kept } = terms;
  const amount = (cents: bigint | null) => (cents === null ? null : Number(cents));
  await trx
    .insertInto('app.payto_terms')
    .values({
      community_id: communityId,
      business_id: businessId,
      agreement_id: agreementId,
      amendment_id: amendmentId,
      state,
      ...written(termColumns, {
        ...kept,
        paymentAmount: amount(terms.paymentAmount),
        maximumPaymentAmount: amount(terms.maximumPaymentAmount),
        firstPaymentAmount: amount(terms.firstPaymentAmount),
        lastPaymentAmount: amount(terms.lastPaymentAmount),
      }),
      created_at: now,
      in_force_from: state === 'IN_FORCE' ? now : null,
    })
    .execute();
}

/** The terms of an amendment take the place of those in force. The caller has locked the agreement. */
export async function putTermsInForce(
  trx: WriteTransaction,
  { communityId, agreementId, amendmentId }: Omit<Place, 'businessId'> & { amendmentId: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.payto_terms')
    .set({ state: 'REPLACED' })
    .where('community_id', '=', communityId)
    .where('agreement_id', '=', agreementId)
    .where('state', '=', 'IN_FORCE')
    .execute();
  await trx
    .updateTable('app.payto_terms')
    .set({ state: 'IN_FORCE', in_force_from: now })
    .where('community_id', '=', communityId)
    .where('amendment_id', '=', amendmentId)
    .where('state', '=', 'PROPOSED')
    .execute();
}

/** The terms of an amendment that came to nothing. */
export async function discardTerms(
  trx: WriteTransaction,
  { communityId, amendmentId }: { communityId: number; amendmentId: number },
): Promise<void> {
  await trx
    .updateTable('app.payto_terms')
    .set({ state: 'DISCARDED' })
    .where('community_id', '=', communityId)
    .where('amendment_id', '=', amendmentId)
    .where('state', '=', 'PROPOSED')
    .execute();
}

const selectTerms = () =>
  build
    .selectFrom('app.payto_terms as t')
    .innerJoin('app.payto_agreement as g', (join) =>
      join.onRef('g.community_id', '=', 't.community_id').onRef('g.id', '=', 't.agreement_id'),
    )
    .select(selected('t', termColumns))
    .select(['t.id as termsId', 't.amendment_id as amendmentId', 't.state', 't.created_at as createdAt'])
    .select(['t.in_force_from as inForceFrom', 'g.start_date as startDate']);

/** More than an agreement that is amended every other day has in ten years. */
const MOST_TERMS = 2000;

const ofAgreement = preparedQuery('payto-agreements.terms', (params: { agreementId: number }) =>
  selectTerms().where('t.agreement_id', '=', params.agreementId).orderBy('t.id').limit(MOST_TERMS),
);

type StoredTerms = Selected<ReturnType<typeof selectTerms>>;
const toTerms = (stored: StoredTerms) => ({ ...stored, ...toTermAmounts(stored) });

/** Terms of an agreement with the amendment that proposed them; null: those that it began with. */
export type KeptTerms = ReturnType<typeof toTerms>;

/** All terms that an agreement had or was to have, oldest first. */
export const listTerms = async (db: Reader, agreementId: number): Promise<KeptTerms[]> =>
  (await db.all(ofAgreement, { agreementId })).map(toTerms);

import { schemeShape } from '@quickportal/contracts/card-schemes/business-card-schemes';
import { id } from '@quickportal/contracts/kernel/primitives';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { formatRate, type DatedSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import {
  changeCardSchemes,
  findCardSchemesVersion,
  lockCardSchemes,
  type CardKind,
} from '@quickportal/db/card-schemes/change-card-schemes';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict, noChanges } from '../../kernel/problem.ts';
import { loadCardSchemesState } from './load-card-schemes.ts';
import { planCardSchemes, type CardSchemesPlan, type CardSchemesState } from './plan-card-schemes.ts';

const isEmpty = ({ accepted, refused, surcharges }: CardSchemesPlan): boolean =>
  accepted.length + refused.length + surcharges.length === 0;

const nameOf = ({ cardScheme, funding }: CardKind): string =>
  `${cardSchemeTitles[cardScheme]}${funding === 'DEBIT' ? ' debit' : ''}`;
const percent = (rate: bigint | null): string => (rate === null ? 'Same as credit card' : `${formatRate(rate)}%`);

/** What is written, as texts of the audit trail and of requests: rates of the former row, if there was one. */
function writtenOf(plan: CardSchemesPlan, state: CardSchemesState) {
  const former = ({ cardScheme, funding, effectiveFrom }: DatedSurcharge): string | null => {
    const rows = state.surcharges.filter(
      (row) => row.cardScheme === cardScheme && row.funding === funding && row.effectiveFrom <= effectiveFrom,
    );
    const newest = rows.toSorted((row, other) => (row.effectiveFrom < other.effectiveFrom ? 1 : -1))[0];
    return newest ? percent(newest.rate) : null;
  };
  return [
    ...plan.accepted.map((card) => ({ title: nameOf(card), before: 'Not accepted', after: 'Accepted' })),
    ...plan.refused.map((card) => ({ title: nameOf(card), before: 'Accepted', after: 'Not accepted' })),
    ...plan.surcharges.map((row) => ({
      title: `${nameOf(row)} surcharge from ${row.effectiveFrom}`,
      before: former(row),
      after: percent(row.rate),
    })),
  ];
}

/** Replaces which cards a business takes, and its surcharges from a date on. */
export const saveCardSchemesKind = settingKind({
  kind: 'card-schemes.save',
  objectType: 'card-schemes',
  noun: 'card schemes',
  changeType: 'Change card schemes',
  right: 'MANAGE_BUSINESSES',
  schema: z.strictObject({
    ...ofCommunity,
    businessId: id(),
    schemes: z.array(z.strictObject(schemeShape)),
    effectiveFrom: z.string(),
  }),
  object: ({ businessId }) => ({ key: String(businessId), id: businessId, businessId }),
  async load(db, { communityId, businessId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockCardSchemes(db, { communityId, businessId });
    const found = await findCardSchemesVersion(db, businessId);
    if (!found) return null;
    const { accepted, surcharges } = await loadCardSchemesState(db, businessId);
    // Plain JSON, which has no bigint
    const rows = surcharges.map((row) => ({ ...row, rate: row.rate === null ? null : Number(row.rate) }));
    return { version: found.version, state: { businessName: found.businessName, accepted, surcharges: rows } };
  },
  check(_db, { communityId, schemes, effectiveFrom }, { state }) {
    if (communityId === PAYWAY_COMMUNITY) throw conflict(READ_ONLY_ACCOUNTS);
    if (isEmpty(planCardSchemes(withRates(state), schemes, effectiveFrom))) throw noChanges();
    return Promise.resolve();
  },
  title: (_change, { businessName }) => `Change card schemes of ${businessName}`,
  differences: (_db, { schemes, effectiveFrom }, before) => {
    const state = withRates(before);
    const written = writtenOf(planCardSchemes(state, schemes, effectiveFrom), state);
    return Promise.resolve(written.map(({ title, before: was, after }) => difference(title, was, after)));
  },
  async apply({ trx, now }, change, { state: before }) {
    const { communityId, businessId, schemes, effectiveFrom } = change;
    const state = withRates(before);
    const plan = planCardSchemes(state, schemes, effectiveFrom);
    await changeCardSchemes(trx, { communityId, businessId }, { ...plan, at: now });
    const written = writtenOf(plan, state);
    return {
      objectId: businessId,
      action: 'card-schemes.save',
      description: `Card schemes of ${before.businessName} changed`,
      before: Object.fromEntries(written.map(({ title, before: was }) => [title, was])),
      after: Object.fromEntries(written.map(({ title, after }) => [title, after])),
    };
  },
});

interface StoredState {
  accepted: CardSchemesState['accepted'];
  surcharges: readonly (Omit<DatedSurcharge, 'rate'> & { rate: number | null })[];
}

const withRates = ({ accepted, surcharges }: StoredState): CardSchemesState => ({
  accepted,
  surcharges: surcharges.map((row) => ({ ...row, rate: row.rate === null ? null : BigInt(row.rate) })),
});

import type { Labels } from '@quickportal/contracts/rules/texts/labels';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { labelColumns, labelsOf } from '../facility-settings/change-customisation.ts';
import { enabledProducts } from '../products/list-enabled-products.ts';

const columns = {
  communityId: 'community_id',
  handOffId: 'id',
  handOffKey: 'hand_off_key',
  nonce: 'nonce',
  businessId: 'business_id',
  signedByVersion: 'signed_by_version',
  principal: 'principal_amount',
  currency: 'currency',
  customerId: 'customer_id',
  customerReferenceNumber: 'customer_reference_number',
  paymentReferenceNumber: 'payment_reference_number',
  returnUrl: 'return_url',
  cancelUrl: 'cancel_url',
  singleUseTokenId: 'single_use_token_id',
  cardsEntered: 'cards_entered',
  expiresAt: 'expires_at',
  cancelledAt: 'cancelled_at',
} as const satisfies ColumnMap;

interface Params {
  communityId: number;
  handOffKey: string;
}

const select = ({ communityId, handOffKey }: Params) =>
  build
    .selectFrom('app.hand_off as h')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'h.community_id').onRef('b.id', '=', 'h.business_id'),
    )
    .innerJoin('app.community as c', 'c.id', 'h.community_id')
    .leftJoin('app.community_setting as s', 's.community_id', 'h.community_id')
    .select(selected('h', columns))
    .select(['b.name as businessName', 'b.enabled as isBusinessEnabled', 'c.time_zone as timeZone'])
    .select(enabledProducts('c').as('products'))
    .select(labelColumns)
    .where('h.community_id', '=', communityId)
    .where('h.hand_off_key', '=', handOffKey)
    .where('c.enabled', '=', true);
const single = queryByKey('handOffs.get', select);
const locked = preparedQuery('handOffs.lock', (params: Params) => select(params).forUpdate('h'));

type Stored = Selected<ReturnType<typeof select>>;
/** A hand-off; the principal in cents, times ISO 8601 UTC, with the enabled products and the words of its facility. */
export type HandOff = Omit<Stored, 'principal' | keyof Labels> & { principal: bigint; labels: Labels };

function toHandOff(stored: Stored | undefined): HandOff | undefined {
  if (!stored) return undefined;
  const { supplierLabelSingular, supplierLabelPlural, buyerLabelSingular, buyerLabelPlural, ...handOff } = stored;
  return {
    ...handOff,
    principal: BigInt(stored.principal),
    labels: labelsOf({ supplierLabelSingular, supplierLabelPlural, buyerLabelSingular, buyerLabelPlural }),
  };
}

/** The hand-off with this key, of an enabled community. */
export const getHandOff = async (db: Reader, params: Params): Promise<HandOff | undefined> =>
  toHandOff(await db.first(single, params));

/** The same, locked until the transaction ends. */
export const lockHandOff = async (trx: WriteTransaction, params: Params): Promise<HandOff | undefined> =>
  toHandOff(await trx.first(locked, params));

const payments = preparedQuery('handOffs.payments', (p: { communityId: number; handOffId: number }) =>
  build
    .selectFrom('app.hand_off_payment')
    .select('transaction_id as transactionId')
    .where('community_id', '=', p.communityId)
    .where('hand_off_id', '=', p.handOffId)
    .orderBy('transaction_id', 'desc')
    .limit(1),
);

/** The ID of the last payment made by a hand-off. */
export const findHandOffPayment = async (
  db: Reader,
  params: { communityId: number; handOffId: number },
): Promise<number | undefined> => (await db.first(payments, params))?.transactionId;

/** The card of a payment that belongs to no account. */
export interface HandOffCard {
  /** Null: the payment can no longer be sent, and the number is gone. */
  vaultEntryId: number | null;
  expiryMonth: number;
  expiryYear: number;
}

const card = queryByKey('handOffs.card', (p: { communityId: number; transactionId: number }) =>
  build
    .selectFrom('app.hand_off_payment')
    .select(['vault_entry_id as vaultEntryId', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .where('community_id', '=', p.communityId)
    .where('transaction_id', '=', p.transactionId),
);

/** The card of a payment by a hand-off; undefined: it was made otherwise. */
export const findHandOffCard = (
  db: Reader,
  params: { communityId: number; transactionId: number },
): Promise<HandOffCard | undefined> => db.first(card, params);

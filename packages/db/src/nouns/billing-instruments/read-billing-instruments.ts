import type {
  BillingInstrument,
  CommunityBillingInstrument,
} from '@quickportal/contracts/billing-instruments/billing-instrument';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const events = sql<BillingInstrument['billingEvents']>`coalesce((select jsonb_agg(jsonb_build_object(
    'billingEventName', e.event_name, 'soldItemCode', e.sold_item_code, 'feeCode', e.fee_code) order by e.event_name)
  from app.billing_event e where e.billing_instrument_id = i.id), '[]')`;

const instruments = () =>
  build
    .selectFrom('app.billing_instrument as i')
    .select([
      'i.id as billingInstrumentId',
      'i.name as billingInstrumentName',
      'i.origin_system_code as originSystemCode',
      'i.is_default as default',
      events.as('billingEvents'),
    ])
    .orderBy('i.name');
const all = preparedQuery('billingInstruments.list', (_params: object) => instruments());
export const ofCommunity = preparedQuery('billingInstruments.of-community', (params: { communityId: number }) =>
  instruments()
    .innerJoin('app.community_billing_instrument as c', 'c.billing_instrument_id', 'i.id')
    .select('c.id as communityBillingInstrumentId')
    .where('c.community_id', '=', params.communityId),
);

/** All billing instruments with their events, by name. */
export const listBillingInstruments = (db: Reader): Promise<BillingInstrument[]> => db.all(all, {});

/** The billing instruments of a community, by name. */
export const listCommunityInstruments = (
  db: Reader,
  { communityId }: { communityId: number },
): Promise<CommunityBillingInstrument[]> => db.all(ofCommunity, { communityId });

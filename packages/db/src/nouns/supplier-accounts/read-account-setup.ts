import type { AccountSetup } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { BusinessKey } from './read-supplier-accounts.ts';

const setup = preparedSql(
  'supplierAccounts.setup',
  ({ communityId }: { communityId: number }) => sql<AccountSetup>`
    select
      coalesce((select array_agg(i.code order by i.code) from app.payment_instrument i
        where i.community_id = c.id and i.enabled), '{}') as "instruments",
      (select count(*) from app.community_parameter p where p.community_id = c.id
        and p.code in ('APCA_NUMBER', 'APCA_USER_NAME') and p.value <> '') = 2 as "apcaParametersProvided",
      exists (select from app.community_service s where s.community_id = c.id and s.code = 'DIRECT_ENTRY')
        as "serviceConfigured",
      exists (select from app.community_service s where s.community_id = c.id and s.code = 'DIRECT_ENTRY' and s.enabled)
        as "serviceEnabled"
    from app.community c where c.id = ${communityId}`,
);

/** What a community has of what accounts need; undefined outside the reader's scope. */
export const findAccountSetup = (db: Reader, communityId: number): Promise<AccountSetup | undefined> =>
  db.first(setup, { communityId });

/** A supplier business, as its accounts need it. */
export interface AccountBusiness {
  readonly businessId: number;
  readonly businessName: string;
  readonly businessCode: string;
  readonly businessEnabled: boolean;
  readonly currency: 'AUD' | 'NZD';
  readonly dualAuthEnabled: boolean;
}

const business = preparedSql(
  'supplierAccounts.business',
  ({ communityId, businessId }: BusinessKey) => sql<AccountBusiness>`
    select id as "businessId", name as "businessName", code as "businessCode", enabled as "businessEnabled",
      settlement_currency as "currency", dual_authorisation as "dualAuthEnabled"
    from app.business where community_id = ${communityId} and id = ${businessId} and kind = 'SUPPLIER'`,
);

/** A supplier business of a community, or undefined. */
export const findAccountBusiness = (db: Reader, key: BusinessKey): Promise<AccountBusiness | undefined> =>
  db.first(business, key);

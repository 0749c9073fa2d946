import { productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import type { Client } from 'pg';
import { moveSequence } from '../seed/insert-rows.ts';

/** The instant that test rows are made at. */
export const testTime = '2026-11-20T09:00:00.000Z';

/** Inserts an enabled community with one supplier business and returns their ids. */
export async function insertCommunity(
  owner: Client,
  values: { id: number; name?: string; businessId?: number },
): Promise<{ communityId: number; businessId: number }> {
  const businessId = values.businessId ?? values.id * 10;
  const name = values.name ?? `Community ${values.id}`;
  await owner.query(
    `insert into app.community (id, name, code, time_zone, currency, country, created_at)
     values ($1, $2, $3, 'Australia/Sydney', 'AUD', 'AU', $4)`,
    [values.id, name, `C${values.id}`, testTime],
  );
  await insertEveryProduct(owner, values.id);
  await moveSequence(owner, 'app.community');
  await insertBusiness(owner, { communityId: values.id, id: businessId });
  return { communityId: values.id, businessId };
}

/** Switches every product of a community on. */
export async function insertEveryProduct(owner: Client, communityId: number): Promise<void> {
  await owner.query(
    `insert into app.community_product (community_id, product, updated_at)
     select $1, unnest($2::text[]), $3 on conflict (community_id, product) do update set enabled = true`,
    [communityId, Object.values(productFlags), testTime],
  );
}

export async function insertBusiness(owner: Client, values: { communityId: number; id: number }): Promise<void> {
  await owner.query(
    `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
     values ($1, $2, 'SUPPLIER', $3, $4, 'AUD', $5)`,
    [values.communityId, values.id, `Business ${values.id}`, `B${values.id}`, testTime],
  );
  await moveSequence(owner, 'app.business');
}

/** Inserts customers with consecutive ids from `firstId`; names are theirs unless given. */
export async function insertCustomers(
  owner: Client,
  values: { communityId: number; businessId: number; firstId: number; count: number; name?: string },
): Promise<void> {
  await owner.query(
    `insert into app.customer (community_id, business_id, id, customer_number, customer_name, email, phone_number, created_at, updated_at)
     select $1, $2, n, 'T-' || n, coalesce($5, 'Customer ' || n), 'c' || n || '@example.com', '0491 570 ' || lpad((n % 1000)::text, 3, '0'), $6, $6
     from generate_series($3::bigint, $3::bigint + $4::bigint - 1) n`,
    [values.communityId, values.businessId, values.firstId, values.count, values.name ?? null, testTime],
  );
  await moveSequence(owner, 'app.customer');
}

/** Inserts a saved view that a user of the community shares, and the user with the same id. */
export async function insertSharedView(owner: Client, values: { communityId: number; id: number }): Promise<void> {
  await owner.query(
    `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1::bigint, 'CLIENT', $2, 'owner-of-' || $1::bigint, 'Owner of ' || $1::bigint, 'owner@example.com', $3, $3)`,
    [values.id, values.communityId, testTime],
  );
  await owner.query(
    `insert into app.saved_view (id, community_id, owner_user_id, table_id, name, query, shared, created_at, updated_at)
     values ($1, $2, $1, 'customer-search', 'Shared', 'Status=DISABLED', true, $3, $3)`,
    [values.id, values.communityId, testTime],
  );
}

/** Inserts a pending request of the community's users, and its requester with the same id. */
export async function insertFacilityProposal(
  owner: Client,
  values: { communityId: number; id: number },
): Promise<void> {
  await owner.query(
    `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1::bigint, 'CLIENT', $2, 'requester-' || $1::bigint, 'Requester ' || $1::bigint, 'requester@example.com', $3, $3)`,
    [values.id, values.communityId, testTime],
  );
  await owner.query(
    `insert into app.proposal (id, community_id, audience, kind, object_type, object_key, title, change_type, change,
       change_hash, base_hash, differences, requested_by, requested_by_name, requested_by_login, requested_at, expires_at)
     values ($1, $2, 'FACILITY', 'test.kind', 'test', '1', 'Test', 'Test', '{}', '', '', '[]', $1, 'Requester',
       'requester', $3, $3::timestamptz + interval '7 days')`,
    [values.id, values.communityId, testTime],
  );
}

/** Inserts an export of customers that waits to be written, and its owner with the same id. */
export async function insertExport(owner: Client, values: { communityId: number; id: number }): Promise<void> {
  await owner.query(
    `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1::bigint, 'CLIENT', $2, 'exporter-' || $1::bigint, 'Exporter ' || $1::bigint, 'exporter@example.com', $3, $3)`,
    [values.id, values.communityId, testTime],
  );
  await owner.query(
    `insert into app.export (community_id, id, owner_user_id, kind, title, criteria, filters, columns, columns_version,
       time_zone, request_hash, file_name, created_at, updated_at)
     values ($1, $2, $2, 'customers', 'Customers', '{}', '', '{customerId}', 1, 'Australia/Sydney', '-', 'customers.csv', $3, $3)`,
    [values.communityId, values.id, testTime],
  );
  await moveSequence(owner, 'app.export');
}

/** Inserts a queued file of the community, uploaded by no one in particular; its content is not stored. */
export async function insertUploadedFile(owner: Client, values: { communityId: number; id: number }): Promise<void> {
  await owner.query(
    `insert into app.uploaded_file (community_id, id, format, file_name, content_type, encoding, size, sha256, storage_key,
       uploader_name, created_at, status_at, progressed_at)
     values ($1::bigint, $2::bigint, 'CUSTOMERS', 'file-' || $2::bigint || '.csv', 'text/csv', 'utf-8', 10, repeat('0', 64),
       'uploads/' || $1::bigint || '/' || $2::bigint, 'Somebody', $3, $3, $3)`,
    [values.communityId, values.id, testTime],
  );
  await moveSequence(owner, 'app.uploaded_file');
}

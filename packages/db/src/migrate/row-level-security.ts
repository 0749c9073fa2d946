/**
 * SQL that puts a table under row-level security. Applied migrations were made with it: anyone who changes it adds a
 * migration that alters the policies there are. The owner gets one because policies are forced on the owner too.
 */
export function tenantTable(
  table: string,
  options: { communityColumn?: string; businessColumn?: string } = {},
): string {
  const community = `${options.communityColumn ?? 'community_id'} = (select nullif(current_setting('app.community', true), '')::bigint)`;
  const businesses = options.businessColumn
    ? `create policy business_scope on ${table} as restrictive to restricted using (${businessRule(options.businessColumn)});`
    : '';
  return `${platformTable(table, ['staff', 'jobs', 'auth'])}
    create policy community_scope on ${table} to tenant using (${community}) with check (${community});
    ${businesses}`;
}

/** A table that only platform roles see, and all of it. */
export function platformTable(table: string, roles: readonly string[]): string {
  return `alter table ${table} enable row level security, force row level security;
    create policy owner on ${table} to current_user using (true) with check (true);
    create policy platform on ${table} to ${roles.join(', ')} using (true) with check (true);`;
}

/**
 * `app.businesses` holds ranges of ids, `{(,)}` for all of them; not set means nothing is visible. No OR and no second
 * subquery: each costs every statement a microsecond or two. The planner takes a bare `<@` for rare and would sort
 * whole communities; of a coalesce it expects every second row.
 */
export function businessRule(column: string): string {
  return `coalesce(${column} <@ (select nullif(current_setting('app.businesses', true), '')::int8multirange), false)`;
}

/** The same for rows that may have no business, which everyone of the community sees. */
export function businessOrNoneRule(column: string): string {
  return `coalesce(${column} <@ (select nullif(current_setting('app.businesses', true), '')::int8multirange), ${column} is null)`;
}

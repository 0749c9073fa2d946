/**
 * SQL that puts a table under row-level security. Applied migrations were made with it, so it may not change: a new
 * rule is a new function. The owner gets a policy because the policies are forced on the owner too.
 */
export function tenantTable(
  table: string,
  options: { communityColumn?: string; businessColumn?: string } = {},
): string {
  const community = `${options.communityColumn ?? 'community_id'} = (select nullif(current_setting('app.community', true), '')::bigint)`;
  const businesses = options.businessColumn
    ? `create policy business_scope on ${table} as restrictive to tenant using (${businessRule(options.businessColumn)});`
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

/** `app.businesses` is "all" or an array of ids; not set means nothing is visible. No OR: it would cost the index. */
function businessRule(column: string): string {
  const setting = `current_setting('app.businesses', true)`;
  return `case (select ${setting}) when 'all' then true
    else ${column} = any ((select nullif(nullif(${setting}, ''), 'all')::bigint[])::bigint[]) end`;
}

-- A suspended payment that is cancelled, by whatever path, is not reviewed any more.
create or replace function app.cancel_fraud_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.fraud_decision set status = 'CANCELLED', version = version + 1
  where community_id = new.community_id and transaction_id = new.id and status = 'SUSPENDED';
  return null;
end $$;

-- Keeps user_contact, the history of what users are reached by.
create or replace function app.keep_contacts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_contact(new.id, 'EMAIL', app.contact_value('EMAIL', new.email), new.updated_at);
  perform app.keep_contact(new.id, 'PHONE', app.contact_value('PHONE', new.phone_number), new.updated_at);
  -- Two numbers of different employers are different
  perform app.keep_contact(new.id, 'EMPLOYEE_NUMBER',
    coalesce(new.community_id::text, 'staff') || ' ' || app.contact_value('EMPLOYEE_NUMBER', new.employee_number),
    new.updated_at);
  return null;
end $$;

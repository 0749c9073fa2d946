-- Writes the contact details of the requester. Staff are invisible to the role that writes a facility's request.
create or replace function app.keep_requester() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select email, phone_number, employee_number
    into new.requester_email, new.requester_phone, new.requester_employee_number
    from app.system_user where id = new.requested_by;
  return new;
end $$;

import { auditObjects } from '@quickportal/contracts/access/audit-objects';
import type { Client } from 'pg';
import type { DemoCustomer } from './demo-customers.ts';
import { dayLength } from './demo-days.ts';
import { insertRows } from '../insert-rows.ts';

/** Lines of Recent Activity for the first customers of the list. */
export async function insertDemoActivity(owner: Client, customers: readonly DemoCustomer[], now: Date): Promise<void> {
  const first = customers.slice(0, 60);
  await insertRows(
    owner,
    'app.audit_entry',
    first.flatMap((customer) => activityOf(customer, now)),
  );
}

function activityOf(customer: DemoCustomer, now: Date): object[] {
  const entry = (at: Date, action: string, description: string) => ({
    at: at.toISOString(),
    community_id: customer.communityId,
    actor_kind: 'FACILITY',
    actor_user_id: 1,
    actor_name: 'Dana Petrov',
    actor_login_name: 'facility.admin',
    action,
    object_type: 'customer',
    object_id: String(customer.id),
    customer_id: customer.id,
    needed_rights: auditObjects.customer.rights,
    description,
    outcome: 'SUCCESS',
  });
  const edited = new Date(now.getTime() - (20 + (customer.id % 60)) * dayLength);
  return [
    entry(customer.createdAt, 'customers.create', `Customer ${customer.number} created`),
    ...(edited > customer.createdAt ? [entry(edited, 'customers.update', 'Customer details changed: Phone')] : []),
    ...(customer.disabledAt ? [entry(customer.disabledAt, 'customers.disable', 'Customer disabled')] : []),
  ];
}

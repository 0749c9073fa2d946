import type { Client } from 'pg';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { insertRows } from '../../insert-rows.ts';
import { dayIn, instant, type Day } from '../demo-days.ts';
import { zoneOf } from '../transactions/demo-payment.ts';
import { randomFrom } from '../../random.ts';

/** An invoice of a supplier business to a buyer business. Amounts in cents; what was paid is set by the statement lines. */
export interface DemoInvoice {
  id: number;
  communityId: number;
  businessId: number;
  buyerId: number;
  number: string;
  currency: 'AUD' | 'NZD';
  amount: number;
  paid: number;
  isCancelled: boolean;
  issued: Day;
  createdAt: Date;
}

const suppliers = [
  { communityId: 10, businessId: 100, buyers: [103, 104], currency: 'AUD', code: 'W' },
  { communityId: 10, businessId: 101, buyers: [103, 104], currency: 'AUD', code: 'G' },
  { communityId: 20, businessId: 200, buyers: [203], currency: 'NZD', code: 'K' },
] as const;

/** Invoices of the last 80 days, one every five days. */
export function inventInvoices(now: Date): DemoInvoice[] {
  const random = randomFrom(55);
  return suppliers.flatMap(({ communityId, businessId, buyers, currency, code }) => {
    const zone = zoneOf(currency);
    const today = dayIn(zone, now);
    return Array.from({ length: 16 }, (_, index): DemoInvoice => {
      const issued = addDays(today, -80 + index * 5);
      return {
        id: businessId * 1000 + index,
        communityId,
        businessId,
        buyerId: random.pick(buyers),
        number: `${code}-${String(24_000 + index * 3)}`,
        currency,
        amount: random.between(120, 4800) * 100 + random.between(0, 99),
        paid: 0,
        isCancelled: index === 3,
        issued,
        // never later than now: today's was made a moment ago at the latest
        createdAt: new Date(Math.min(instant(zone, issued, 500).getTime(), now.getTime())),
      };
    });
  });
}

/** Inserts the invoices, once the statement lines have said what was paid. */
export async function insertDemoInvoices(owner: Client, invoices: readonly DemoInvoice[]): Promise<void> {
  await insertRows(owner, 'app.invoice', invoices.map(invoiceRow));
}

function statusOf({ isCancelled, paid, amount }: DemoInvoice): string {
  if (isCancelled) return 'CANCELLED';
  if (paid === 0) return 'OPEN';
  if (paid === amount) return 'PAID';
  return paid < amount ? 'PART_PAID' : 'OVERPAID';
}

function invoiceRow(invoice: DemoInvoice): object {
  return {
    community_id: invoice.communityId,
    id: invoice.id,
    business_id: invoice.businessId,
    buyer_business_id: invoice.buyerId,
    customer_id: null,
    invoice_number: invoice.number,
    description: invoice.communityId === 20 ? 'School memberships' : 'Quarterly account',
    status: statusOf(invoice),
    amount: invoice.amount,
    amount_paid: invoice.paid,
    currency: invoice.currency,
    issue_date: invoice.issued,
    due_date: addDays(invoice.issued, 14),
    version: 1,
    created_at: invoice.createdAt,
    updated_at: invoice.createdAt,
  };
}

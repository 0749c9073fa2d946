/** A table like `app.transaction`, with all its indexes and checks. */
export const BARE_TABLE = 'public.bare_payment';

/** The same columns that taking a payment fills: customer, account, amount in dollars, time. */
export const bareInsert = `insert into ${BARE_TABLE} (community_id, business_id, customer_id, customer_account_id, transaction_type, status,
    source, payment_method, currency, amount, surcharge_amount, surcharge_rate, customer_reference_number,
    payment_reference_number, comment, customer_name, settlement_date, card_scheme, card_type, holder_name, masked_number,
    last_four, eci, trace_id, transaction_time, status_changed_at)
  values (10, 101, $1::bigint, $2::bigint, 'PAYMENT', 'APPROVED', 'TERMINAL', 'CREDIT_CARD', 'AUD', $3::numeric * 100, 0, 0,
    'CUST' || $1::bigint, '', '', 'A customer of this test', '2026-11-20', 'VISA', 'CREDIT', 'Alex Tester',
    '424242......4242', '4242', 'PHONE', 'bench', $4, $4)
  returning *`;

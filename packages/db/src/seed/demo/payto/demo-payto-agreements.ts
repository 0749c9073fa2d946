import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import type { DemoCustomer } from '../demo-customers.ts';
import { addMonths, dayIn, dayLength, type Day } from '../demo-days.ts';
import { showcaseCustomerId } from '../demo-named-customers.ts';
import { settlementAccountId } from '../demo-settlement-accounts.ts';
import { inventAuAccount, type DemoVault, type KeptNumber } from '../demo-vault.ts';
import type { Random } from '../../random.ts';

const minute = 60_000;

export interface DemoAgreement {
  id: number;
  customer: DemoCustomer;
  status: PayToAgreementStatus;
  statusBy: 'PAYEE' | 'PAYER' | 'SYSTEM';
  reason: string | null;
  submittedAt: Date;
  /** Since when it could be paid against; null where it never could. */
  activeFrom: Date | null;
  changedAt: Date;
  kind: 'FIXED' | 'VARIABLE' | 'USAGE' | 'BALLOON';
  /** Cents: of each payment, or the most of one. */
  amount: number;
  frequency: 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY' | 'QUARTERLY' | 'AD_HOC';
  start: Day;
  payer: { account: KeptNumber; bsb: string } | { payIdType: 'EMAL' | 'TELI'; payId: string; masked: string };
  /** Last two digits of the payer's account or PayID, by which the built-in network decides; null where it has none. */
  ending: number | null;
  description: string;
}

/** How the agreements stand: status, who caused it and why, days since they were submitted and since they have it. */
type Line = readonly [
  status: PayToAgreementStatus,
  by: DemoAgreement['statusBy'],
  reason: string | null,
  submitted: number,
  since: number,
];
const minutesAgo = (count: number) => count / 1440;

const lines: readonly Line[] = [
  ['ACTIVE', 'PAYER', null, 88, 87],
  ['PENDING', 'SYSTEM', null, 1.4, 1.4],
  ['PROCESSING', 'PAYEE', null, minutesAgo(2), minutesAgo(2)],
  ['ACTIVE', 'PAYER', null, 71, 70],
  ['ACTIVE', 'PAYER', null, 64, 63.5],
  ['SUSPENDED', 'PAYER', 'MD16', 60, 12],
  ['SUSPENDED', 'PAYEE', 'MD17', 55, 9],
  ['CANCELLED', 'PAYEE', 'MD17', 40, 38],
  ['CANCELLED', 'SYSTEM', 'NOAS', 30, 25],
  ['CANCELLED', 'PAYEE', 'MCFC', 75, 20],
  ['CANCELLED', 'PAYER', 'CTCA', 66, 31],
  ['REJECTED', 'PAYER', 'MS02', 22, 21.5],
  ['REJECTED', 'SYSTEM', 'AC13', 14, 14],
  ['PENDING', 'SYSTEM', null, 3.2, 3.2],
  ['ACTIVE', 'PAYER', null, 48, 47],
  ['ACTIVE', 'PAYER', null, 33, 32],
  ['ACTIVE', 'PAYER', null, 26, 25],
  ['ACTIVE', 'PAYER', null, 19, 18.5],
  ['ACTIVE', 'PAYER', null, 9, 8],
];

const kinds = ['FIXED', 'FIXED', 'VARIABLE', 'USAGE', 'BALLOON'] as const;
const frequencies = ['MONTHLY', 'FORTNIGHTLY', 'WEEKLY', 'QUARTERLY', 'AD_HOC'] as const;

/** Agreements in every status, of the two businesses with the PayTo product and an enabled payee account. */
export function inventAgreements(
  random: Random,
  vault: DemoVault,
  customers: readonly DemoCustomer[],
  now: Date,
): DemoAgreement[] {
  return [100, 202].flatMap((businessId) => {
    const old = customers.filter((customer) => {
      const isOld = customer.createdAt.getTime() < now.getTime() - 100 * dayLength;
      return customer.businessId === businessId && customer.enabled && customer.country === 'AU' && isOld;
    });
    const known = old.filter(({ id }) => id === showcaseCustomerId);
    const payers = [...known, ...known, ...old.filter(({ id }) => id !== showcaseCustomerId)];
    return lines.flatMap((line, index) => {
      const customer = payers[index];
      return customer ? [agreementOf(random, vault, customer, line, businessId * 100 + index, now)] : [];
    });
  });
}

function agreementOf(
  random: Random,
  vault: DemoVault,
  customer: DemoCustomer,
  [status, statusBy, reason, submitted, since]: Line,
  id: number,
  now: Date,
): DemoAgreement {
  const ago = (days: number) => new Date(Math.round((now.getTime() - days * dayLength) / 1000) * 1000);
  const submittedAt = ago(submitted);
  const wasActive = status === 'ACTIVE' || status === 'SUSPENDED' || reason === 'MCFC' || reason === 'CTCA';
  const kind = id % 100 === 0 ? 'FIXED' : random.pick(kinds);
  const number = payerAccount(inventAuAccount(random), status, id);
  const byAccount = random.chance(0.6) || status === 'PROCESSING' || status === 'PENDING';
  const account = byAccount ? vault.keep(customer, number, submittedAt) : null;
  const payer = account ? { account, bsb: number.bsb.replace('-', '') } : payIdOf(customer);
  return {
    id,
    customer,
    status,
    statusBy,
    reason,
    submittedAt,
    activeFrom: wasActive ? new Date(submittedAt.getTime() + 5 * 60 * minute) : null,
    changedAt: ago(since),
    kind,
    amount: random.between(20, 480) * 100,
    frequency: kind === 'USAGE' ? 'AD_HOC' : random.pick(frequencies),
    start: dayIn('Australia/Sydney', submittedAt),
    payer,
    ending: lastDigits(account ? number.accountNumber : 'payId' in payer ? payer.payId : ''),
    description:
      customer.communityId === 20 ? 'Club membership' : random.pick(['Water rates', 'Water usage', 'Sewerage']),
  };
}

/** Payers who have yet to decide stay silent; the others approve whatever comes. See docs/gateways.md. */
function payerAccount<N extends { accountNumber: string }>(number: N, status: PayToAgreementStatus, id: number): N {
  const ending = status === 'PROCESSING' || status === 'PENDING' ? '82' : String(id % 80).padStart(2, '0');
  return { ...number, accountNumber: number.accountNumber.slice(0, -2) + ending };
}

function lastDigits(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length < 2 ? null : Number(digits.slice(-2));
}

function payIdOf({ email, phoneNumber }: DemoCustomer): { payIdType: 'EMAL' | 'TELI'; payId: string; masked: string } {
  const [mailbox = '', domain = ''] = email.split('@');
  if (domain) return { payIdType: 'EMAL', payId: email, masked: `${mailbox.slice(0, 1)}•••@${domain}` };
  const digits = phoneNumber.replaceAll(/\D/g, '').replace(/^0/, '');
  return { payIdType: 'TELI', payId: `+61-${digits}`, masked: `+61-••••••${digits.slice(-3)}` };
}

export const agreementToken = ({ id, customer }: DemoAgreement): string =>
  `C09${String(id).padStart(9, '0')}${String(customer.id).padStart(20, '0')}`;

/** Inserts the agreements with their payers. */
export async function insertDemoAgreements(
  owner: Client,
  agreements: readonly DemoAgreement[],
  now: Date,
): Promise<void> {
  await insertRows(
    owner,
    'app.payto_agreement',
    agreements.map((agreement) => agreementRow(agreement, now)),
  );
  await insertRows(owner, 'app.payto_payer', agreements.map(payerRow));
}

/** What the payee wrote, for the payer to read. */
export const textsOf = ({ description, customer }: DemoAgreement) => ({
  description: `${description} ${customer.number}`,
  shortDescription: description,
  payeeReference: customer.number,
});

/** Who created an agreement and asked for its amendments. */
export const officerOf = ({ customer }: DemoAgreement): number => (customer.communityId === 20 ? 3 : 1);

export const placeOf = ({ customer }: DemoAgreement) => ({
  community_id: customer.communityId,
  business_id: customer.businessId,
});

function agreementRow(agreement: DemoAgreement, now: Date): object {
  const { customer, submittedAt, changedAt } = agreement;
  const { description, shortDescription, payeeReference } = textsOf(agreement);
  return {
    ...placeOf(agreement),
    id: agreement.id,
    customer_id: customer.id,
    settlement_account_id: settlementAccountId(customer.businessId, 'PAYTO'),
    agreement_token: agreementToken(agreement),
    status: agreement.status,
    status_by: agreement.statusBy,
    status_reason_code: agreement.reason,
    status_changed_at: changedAt,
    creation_type: 'AUTHORISED',
    purpose: customer.communityId === 20 ? 'OTHER' : 'UTILITY',
    description,
    short_description: shortDescription,
    payee_reference: payeeReference,
    start_date: agreement.start,
    respond_by: respondBy(submittedAt),
    submitted_at: submittedAt,
    failed_payments: 0,
    next_query_at: nextQueryAt(agreement, now),
    // The first questions after an agreement that is on its way are a minute apart
    queries: agreement.status === 'PROCESSING' ? 10 : 0,
    version: agreement.activeFrom ? 2 : 1,
    created_at: new Date(submittedAt.getTime() - 4 * minute),
    updated_at: changedAt,
  };
}

/** When the payer's bank is asked next: as `engines/payto/query-times.ts` plans it. */
function nextQueryAt({ id, status, submittedAt }: DemoAgreement, now: Date): Date | null {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute);
  if (status === 'PROCESSING') return inMinutes(15);
  if (status === 'PENDING') return new Date(Math.min(inMinutes(60).getTime(), respondBy(submittedAt).getTime()));
  return status === 'ACTIVE' || status === 'SUSPENDED' ? inMinutes(60 + (id % 23) * 60) : null;
}

export const endOf = ({ start }: DemoAgreement): Day => addMonths(start, 24);

function payerRow(agreement: DemoAgreement): object {
  const { customer, payer, submittedAt } = agreement;
  const account = 'account' in payer ? payer.account : null;
  const isOrganisation = /Pty|Sons|Group|Services|Club|operative|Supplies|Lodge/.test(customer.customerName);
  return {
    ...placeOf(agreement),
    agreement_id: agreement.id,
    payer_type: isOrganisation ? 'ORGANISATION' : 'PERSON',
    payer_name: customer.customerName,
    payer_reference: customer.number,
    bsb: 'bsb' in payer ? payer.bsb : null,
    masked_account_number: account?.masked.split(' ')[1] ?? null,
    pay_id_type: 'payIdType' in payer ? payer.payIdType : null,
    pay_id: 'payId' in payer ? payer.payId : null,
    masked_pay_id: 'payId' in payer ? payer.masked : null,
    vault_entry_id: account?.vaultEntryId ?? null,
    fingerprint: account?.fingerprint ?? null,
    updated_at: submittedAt,
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PAYTO_TIME_ZONE } from '@quickportal/contracts/rules/payto/respond-by';
import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { dateIn } from '../../kernel/date-in.ts';
import { openPayTo, payToFaults } from '../payto/payto-records.ts';
import type { FaultyCaller } from './caller.ts';
import type { Work, Workplace } from './work.ts';

const DESCRIPTION = 'Faults: PayTo';
/** Approves, or stays silent (docs/gateways.md). */
const PAYER = { approves: '12345611', isSilent: '12345682' } as const;
/** A business of the demo with the PayTo product. */
const BUSINESS = 100;
const POLL_MS = 150;
/** What one waits for after a kill: a heartbeat, a requery, and a busy machine. */
const PATIENCE_MS = 120_000;

interface Agreement {
  agreementToken: string;
  status: PayToAgreementStatus;
  amendmentTypes: string[];
  paymentTerms: { amount: { amount: string } };
}

interface Payment {
  receiptNumber: string;
  status: string;
}

/** What becomes of an agreement: how it is to end, and the amounts that are to be taken under it. */
interface Outcome {
  status: PayToAgreementStatus;
  amounts: string[];
}

/** An agreement and the calls about it, each with a key of its own. */
class Life {
  private readonly caller: FaultyCaller;
  private readonly customerId: number;
  token = '';
  constructor(caller: FaultyCaller, customerId: number) {
    this.caller = caller;
    this.customerId = customerId;
  }
  async create(accountNumber: string): Promise<void> {
    const startDate = dateIn(PAYTO_TIME_ZONE, new Date());
    const terms = { startDate, agreementType: 'FIXED', amount: '10.00', frequency: 'YEARLY', paymentsPerPeriod: 2 };
    const payer = { payerName: 'Alex Tester', payerKind: 'BANK_ACCOUNT', bsb: '062-000', accountNumber };
    const path = `create-agreement/${this.customerId}/create/confirm`;
    const created = await this.expect<Agreement>(201, 'POST', path, { ...payer, description: DESCRIPTION, ...terms });
    this.token = created.agreementToken;
  }
  /** A payment of a web order: its agreement is created, paid and ended without anyone asking again. */
  async order(accountNumber: string, amount: string): Promise<void> {
    const payer = { payerName: 'Alex Tester', payerKind: 'BANK_ACCOUNT', bsb: '062-000', accountNumber };
    const order = { amount, description: DESCRIPTION, customerReferenceNumber: 'Faults order' };
    const body = { businessId: BUSINESS, ...payer, ...order };
    const sent = await this.expect<Agreement>(201, 'POST', 'e-commerce/payto/confirm', body);
    this.token = sent.agreementToken;
  }
  amend(body: object): Promise<unknown> {
    return this.expect(200, 'PATCH', `payto-agreements/${this.token}/submit`, body);
  }
  /** The same request several times at once: it is taken once. One that the bank never received is sent again. */
  async pay(amount: string, { finalPayment = false, copies = 1 } = {}): Promise<void> {
    const path = `payto-agreements/${this.token}/payment`;
    const body = { amount, finalPayment };
    for (;;) {
      const key = randomUUID();
      const request = () => this.expect<Payment>(201, 'POST', path, body, key);
      const [payment] = await Promise.all(Array.from({ length: copies }, request));
      if (payment && (await this.outcomeOf(payment)) !== 'CANCELLED') return;
    }
  }
  private async outcomeOf({ receiptNumber, status }: Payment): Promise<string> {
    let current = status;
    for (const deadline = Date.now() + PATIENCE_MS; current === 'IN_FLIGHT'; await sleep(POLL_MS)) {
      if (Date.now() > deadline) throw new Error(`${receiptNumber} stayed ${current}`);
      current = (await this.caller.send<Payment>('GET', `transactions/${receiptNumber}`)).body.status;
    }
    return current;
  }
  /** Waits until the agreement is so: after a kill a job has to find out. */
  async until(isSo: (agreement: Agreement) => boolean): Promise<void> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(POLL_MS)) {
      const { body } = await this.caller.send<Agreement>('GET', `payto-agreements/${this.token}/load`);
      if (isSo(body)) return;
      if (Date.now() > deadline) throw new Error(`${this.token} stayed ${body.status}`);
    }
  }
  private async expect<T>(
    wanted: number,
    method: 'POST' | 'PATCH',
    path: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<T> {
    const response = await this.caller.send<T>(method, path, { body, key });
    if (response.status !== wanted)
      throw new Error(`${path} returned ${response.status}: ${JSON.stringify(response.body)}`);
    return response.body;
  }
}

const is = (status: PayToAgreementStatus) => (agreement: Agreement) => agreement.status === status;
const amends = (amount: string) => ({
  amendmentType: 'BILATERAL_AMENDMENT',
  agreementType: 'FIXED',
  amount,
  frequency: 'YEARLY',
  paymentsPerPeriod: 2,
});
const changes = (statusChange: 'SUSPEND' | 'RELEASE') => ({
  amendmentType: 'STATUS_AMENDMENT',
  statusChange,
  ...(statusChange === 'SUSPEND' && { reasonCode: 'MD17' }),
});

/** Lives of agreements, each from its creation to a known end. */
const lives: ((life: Life) => Promise<Outcome>)[] = [
  async (life) => {
    await life.create(PAYER.approves);
    await life.until(is('ACTIVE'));
    await life.pay('10.00', { copies: 3 });
    await life.pay('10.00', { finalPayment: true });
    await life.until(is('CANCELLED'));
    return { status: 'CANCELLED', amounts: ['10.00', '10.00'] };
  },
  async (life) => {
    await life.create(PAYER.approves);
    await life.until(is('ACTIVE'));
    await life.amend(amends('12.00'));
    await life.until(({ paymentTerms }) => paymentTerms.amount.amount === '12.00');
    await life.pay('12.00', { copies: 2 });
    return { status: 'ACTIVE', amounts: ['12.00'] };
  },
  async (life) => {
    await life.create(PAYER.approves);
    await life.until(is('ACTIVE'));
    await life.amend(changes('SUSPEND'));
    await life.until(is('SUSPENDED'));
    await life.amend(changes('RELEASE'));
    await life.until(is('ACTIVE'));
    await life.pay('10.00');
    return { status: 'ACTIVE', amounts: ['10.00'] };
  },
  async (life) => {
    await life.order(PAYER.approves, '15.00');
    await life.until(is('CANCELLED'));
    return { status: 'CANCELLED', amounts: ['15.00'] };
  },
  async (life) => {
    await life.create(PAYER.isSilent);
    await life.until(is('PENDING'));
    await life.amend({ amendmentType: 'RECALL_PAYTO_AGREEMENT' });
    await life.until(is('CANCELLED'));
    return { status: 'CANCELLED', amounts: [] };
  },
];

/** Agreements are created, amended, suspended, released, recalled and paid, and web orders are paid. */
export function payToAgreements(): Work {
  const begun: Promise<void>[] = [];
  const failed: string[] = [];
  const expected = new Map<string, Outcome>();
  let ended = 0;
  let customer: Promise<number> | undefined;
  return {
    kind: 'payto-agreements',
    isUnderWay: async ({ owner }) => (await openPayTo(owner, DESCRIPTION)).length > 0,
    ask: async ({ caller }) => {
      customer ??= addCustomer(caller);
      const customerId = await customer;
      for (const play of lives) {
        const life = new Life(caller, customerId);
        const story = play(life)
          .then((outcome) => void expected.set(life.token, outcome))
          .catch((error: unknown) => void failed.push(String(error)))
          .finally(() => (ended += 1));
        begun.push(story);
      }
    },
    left: async ({ owner }) => begun.length - ended + (await openPayTo(owner, DESCRIPTION)).length,
    faults: async (place) => [
      ...failed,
      ...(await payToFaults(place.owner, DESCRIPTION)),
      ...(await outcomeFaults(place, expected)),
    ],
  };
}

async function addCustomer(caller: FaultyCaller): Promise<number> {
  const body = { businessId: BUSINESS, customerName: 'Faults PayTo' };
  const response = await caller.send<{ customerId: number }>('POST', 'customers', { body, key: 'faults-payto' });
  if (response.status !== 201) throw new Error(`customers returned ${response.status}`);
  return response.body.customerId;
}

/** Each agreement was created once, ended as it was to end, and was charged what was requested, once. */
async function outcomeFaults({ owner }: Workplace, expected: ReadonlyMap<string, Outcome>): Promise<string[]> {
  const { rows } = await owner.query<{ token: string; status: PayToAgreementStatus; amounts: string[] }>(
    `select g.agreement_token as token, g.status,
       coalesce(array_agg((t.amount / 100.0)::numeric(12, 2)::text order by t.id) filter (where t.id is not null), '{}') as amounts
     from app.payto_agreement g left join app.transaction t
       on t.community_id = g.community_id and t.payto_agreement_id = g.id and t.status = 'APPROVED'
     where g.description = $1 group by 1, 2`,
    [DESCRIPTION],
  );
  const wrong = rows.filter(({ token, ...actual }) => {
    const { status, amounts } = expected.get(token) ?? { status: null, amounts: [] };
    return actual.status !== status || actual.amounts.join(' ') !== amounts.join(' ');
  });
  const faults = wrong.map((row) => `${JSON.stringify(row)} was to be ${JSON.stringify(expected.get(row.token))}`);
  return rows.length === expected.size ? faults : [...faults, `${rows.length} agreements, not ${expected.size}`];
}

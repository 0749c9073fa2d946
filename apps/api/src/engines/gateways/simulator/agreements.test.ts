import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreementTerms, NewAgreement } from '../gateway.ts';
import { cardPayment, createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.drop());

const MINUTE = 60_000;
const FIVE_DAYS = 7200 * MINUTE;
const upTo = (maximum: bigint): AgreementTerms => ({
  type: 'VARIABLE',
  amount: null,
  maximum,
  firstAmount: null,
  lastAmount: null,
  endDate: null,
});
const respondBy = () => new Date(network.services.clock.now().getTime() + FIVE_DAYS);

/** Asks the payer whose account ends in these two digits. */
const ask = (agreementId: string, ending: string, change: Partial<NewAgreement> = {}) =>
  network.gateway.createAgreement({
    agreementId,
    payer: { kind: 'ACCOUNT', bsb: '062-000', accountNumber: `123456${ending}`, name: 'Pat Sample' },
    terms: upTo(5000n),
    respondBy: respondBy(),
    ...change,
  });

const pay = (instructionId: string, agreementId: string, amount = 1250n) =>
  network.gateway.authorise(cardPayment(instructionId, { amount, source: { kind: 'AGREEMENT', agreementId } }));

const status = async (agreementId: string) => {
  const { status: is, by, reasonCode } = await network.gateway.queryAgreement(agreementId);
  return [is, by, reasonCode].filter((entry) => entry !== null).join(' ');
};

describe('an agreement', () => {
  it.each([
    ['11', 'ACTIVE PAYER'],
    ['81', 'REJECTED PAYER MS02'],
    ['82', 'PENDING'],
    ['83', 'SUSPENDED PAYER MD16'],
  ])('of a payer %s is soon %s', async (ending, soon) => {
    const id = `a-${ending}`;
    expect(await ask(id, ending)).toMatchObject({ status: 'PENDING' });
    expect(await ask(id, ending)).toMatchObject({ status: 'PENDING' });
    await network.pass(2 * MINUTE);
    expect(await status(id)).toBe(soon);
  });

  it('lapses when the payer is silent, and notifies the product', async () => {
    await ask('lapse', '82');
    await network.pass(FIVE_DAYS - MINUTE);
    expect(await status('lapse')).toBe('PENDING');
    await network.pass(2 * MINUTE);
    expect(await status('lapse')).toBe('CANCELLED SYSTEM NOAS');
    const response = { status: 'CANCELLED', by: 'SYSTEM', reasonCode: 'NOAS' };
    expect(
      network.notifications.filter(
        (gatewayNotification) =>
          gatewayNotification.kind === 'agreement' && gatewayNotification.agreementId === 'lapse',
      ),
    ).toMatchObject([{ response }]);
  });

  it('can be requested by PayID too, and is refused when it was queried before it arrived', async () => {
    const payer = { kind: 'PAYID', payId: 'pat@example.com', payIdType: 'EMAL', name: 'Pat' } as const;
    await ask('payid', '11', { payer });
    await network.pass(MINUTE);
    expect(await status('payid')).toBe('ACTIVE PAYER');
    expect(await status('late')).toBe('NOT_RECEIVED');
    expect(await ask('late', '11')).toMatchObject({ status: 'REJECTED' });
    // Another agreement under an id that is known
    expect(await ask('payid', '11', { terms: upTo(1n), payer })).toMatchObject({
      status: 'REJECTED',
      reasonCode: 'NARR',
    });
  });

  it('takes payments while it is active, within its terms and as the payer’s account allows', async () => {
    for (const ending of ['84', '85', '86']) await ask(`a-${ending}`, ending);
    await network.pass(MINUTE);
    const responses = [
      await pay('t-1', 'a-11'),
      await pay('t-2', 'a-11', 5001n),
      await pay('t-3', 'a-84'),
      await pay('t-4', 'a-85'),
    ];
    expect(responses.map((paymentResponse) => `${paymentResponse.status} ${paymentResponse.responseCode}`)).toEqual([
      'APPROVED ACSC',
      'DECLINED AM14',
      'DECLINED AM04',
      'DECLINED AC05',
    ]);
    expect(await pay('t-5', 'a-86')).toMatchObject({ status: 'ACCEPTED' });
    await network.pass(MINUTE - 5000);
    expect(await network.gateway.query('t-5')).toMatchObject({ status: 'ACCEPTED' });
    await network.pass(2 * MINUTE);
    expect(await network.gateway.query('t-5')).toMatchObject({ status: 'APPROVED' });
    for (const id of ['a-81', 'a-82', 'a-83', 'nobody'])
      expect(await pay(`t-${id}`, id)).toMatchObject({ status: 'DECLINED', responseCode: 'AG07' });
  });
});

describe('an amendment', () => {
  const amend = sender();

  it('of one side is done at once; only the side that suspended can release', async () => {
    await ask('one', '11');
    await network.pass(MINUTE);
    expect(await amend('one', { kind: 'UNILATERAL' })).toMatchObject({ status: 'COMPLETED' });
    const change = (to: 'SUSPEND' | 'RELEASE' | 'CANCEL' | 'RECALL', agreementId = 'one') =>
      amend(agreementId, { kind: 'STATUS', change: to, reasonCode: 'MD17' });
    expect(await change('RELEASE')).toMatchObject({ status: 'DECLINED' });
    expect(await change('SUSPEND')).toMatchObject({ status: 'COMPLETED' });
    expect(await status('one')).toBe('SUSPENDED PAYEE MD17');
    expect(await change('SUSPEND')).toMatchObject({ status: 'DECLINED' });
    expect(await change('RELEASE')).toMatchObject({ status: 'COMPLETED' });
    expect(await change('RELEASE', 'a-83')).toMatchObject({ status: 'DECLINED' });
    expect(await change('RECALL')).toMatchObject({ status: 'DECLINED' });
    expect(await change('CANCEL')).toMatchObject({ status: 'COMPLETED' });
    expect(await status('one')).toBe('CANCELLED PAYEE MD17');
    expect(await amend('one', { kind: 'UNILATERAL' })).toMatchObject({ status: 'DECLINED' });
    await ask('recalled', '82');
    expect(await change('RECALL', 'recalled')).toMatchObject({ status: 'COMPLETED' });
    expect(await status('recalled')).toBe('CANCELLED PAYEE MD17');
  });

  it('of both sides waits for the payer, the old terms meanwhile; one at a time', async () => {
    await ask('both', '12');
    await network.pass(MINUTE);
    const more = { kind: 'BILATERAL', terms: upTo(9000n), respondBy: respondBy() } as const;
    expect(await amend('both', more, 'm-1')).toMatchObject({ status: 'PENDING' });
    expect(await amend('both', more, 'm-1')).toMatchObject({ status: 'PENDING' });
    expect(await amend('both', more, 'm-2')).toMatchObject({ status: 'DECLINED' });
    expect(await pay('u-1', 'both', 8000n)).toMatchObject({ responseCode: 'AM14' });
    await network.pass(MINUTE);
    expect(await network.gateway.queryAmendment('m-1')).toEqual({ status: 'COMPLETED', reasonCode: 'CTAM' });
    expect(await pay('u-2', 'both', 8000n)).toMatchObject({ status: 'APPROVED' });
    expect(
      network.notifications.filter((gatewayNotification) => gatewayNotification.kind === 'amendment'),
    ).toMatchObject([{ amendmentId: 'm-1', agreementId: 'both' }]);
  });

  it('can be recalled while it waits, ends with its agreement, and lapses', async () => {
    const { services } = network;
    await ask('silent', '12');
    await network.pass(MINUTE);
    await services.owner.query(`update app.simulator_agreement set ending = 82 where agreement_id = 'silent'`);
    const more = () => ({ kind: 'BILATERAL', terms: upTo(9000n), respondBy: respondBy() }) as const;
    await amend('silent', more(), 'm-3');
    expect(await amend('silent', { kind: 'RECALL_AMENDMENT', recalledAmendmentId: 'm-3' })).toMatchObject({
      status: 'COMPLETED',
    });
    expect(await network.gateway.queryAmendment('m-3')).toMatchObject({ status: 'RECALLED' });
    await amend('silent', more(), 'm-4');
    await network.pass(FIVE_DAYS + MINUTE);
    expect(await network.gateway.queryAmendment('m-4')).toEqual({ status: 'TIMEDOUT', reasonCode: 'NOAS' });
    expect(await pay('u-3', 'silent', 8000n)).toMatchObject({ responseCode: 'AM14' });
    await amend('silent', more(), 'm-5');
    await amend('silent', { kind: 'STATUS', change: 'CANCEL', reasonCode: 'CTCA' });
    expect(await network.gateway.queryAmendment('m-5')).toMatchObject({ status: 'RECALLED' });
  });

  it('that was queried before it arrived is refused when it does', async () => {
    expect(await network.gateway.queryAmendment('m-9')).toMatchObject({ status: 'NOT_RECEIVED' });
    expect(await amend('both', { kind: 'UNILATERAL' }, 'm-9')).toMatchObject({ status: 'DECLINED' });
  });
});

type Change =
  | { kind: 'UNILATERAL' }
  | { kind: 'BILATERAL'; terms: AgreementTerms; respondBy: Date }
  | { kind: 'STATUS'; change: 'SUSPEND' | 'RELEASE' | 'CANCEL' | 'RECALL'; reasonCode: string }
  | { kind: 'RECALL_AMENDMENT'; recalledAmendmentId: string };

/** Sends a change, under a new id unless one is given. */
function sender() {
  let count = 0;
  return (agreementId: string, change: Change, amendmentId = `amendment-${++count}`) =>
    network.gateway.amendAgreement({ ...change, amendmentId, agreementId });
}

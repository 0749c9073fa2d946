import { facilityRights } from '@quickportal/contracts/access/rights';
import { productWork, type ProductWork } from '@quickportal/contracts/rules/payments/product-work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../engines/notifications/notify.ts';
import { agreementRefusal } from '../engines/payments/agreement-refusal.ts';
import { handOffKit, type HandOffKit } from '../nouns/hand-offs/hand-off-kit.fixture.ts';
import { paymentFileKit, type PaymentFileKit } from '../nouns/payment-files/payment-file-kit.fixture.ts';
import { apiCaller, type ApiCaller } from '../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let program: ApiCaller;
let files: PaymentFileKit;
let handOffs: HandOffKit;
beforeAll(async () => {
  server = await createTestServer();
  files = await paymentFileKit(server);
  handOffs = await handOffKit(server);
  const user = { loginName: 'officer', kind: 'CLIENT', communityId: 10, rights: facilityRights } as const;
  officer = apiCaller(server, await server.signIn(user));
  program = apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET' }));
  const endpoint = { url: 'https://8.8.8.8/events', notificationEmail: 'developers@example.com' };
  expect((await officer.post('webhooks', endpoint)).status).toBe(201);
  await server.rows(
    `update app.customer set receives_email = true, email = 'kim@example.com' where id = 1001;
     insert into app.business_product (community_id, business_id, product, enabled_at) values (10, 101, 'PAYTO', now())`,
  );
});
afterAll(() => server.close());

let counter = 0;
const deliveries = async () => (await server.rows('select id from app.delivery')).length;

/** Does the work and returns whether it happened. */
const tries: Record<ProductWork, () => Promise<boolean>> = {
  async payToPayments() {
    const [business] = await server.rows<{ has: boolean }>(
      'select has_payto_product as has from app.business where id = 101',
    );
    const agreement = {
      status: 'ACTIVE',
      customerEnabled: true,
      businessName: 'B101',
      payeeStatus: 'ENABLED',
    } as const;
    return agreementRefusal({ ...agreement, hasPayToProduct: business?.has ?? false }) === null;
  },
  callsOfPrograms: async () => (await program.get('customers/1001')).status === 200,
  async eventDeliveries() {
    const before = await deliveries();
    const added = await officer.post('customers', { businessId: 101, customerName: `Customer ${(counter += 1)}` });
    expect(added.status, added.raw).toBe(201);
    return (await deliveries()) > before;
  },
  paymentFileUploads: () =>
    files.upload(`Business code,Customer number,Amount\r\nB101,T-1001,1${(counter += 1)}.00\r\n`).then(
      () => true,
      () => false,
    ),
  handOffs: () =>
    handOffs.open().then(
      () => true,
      () => false,
    ),
  async notices() {
    const { services } = server;
    const notice = {
      communityId: 10,
      kind: 'RECURRING_STOPPED',
      key: `recurring-stopped ${(counter += 1)}`,
      to: { customerId: 1001 },
      fields: { scheduleCode: 'SCH-1', accountSummary: 'Visa ending 4242' },
    } as const;
    const scope = { kind: 'community', communityId: 10 } as const;
    return (
      (await services.db.transaction(scope, (trx) => notify(services, trx, notice, services.clock.now()))) === null
    );
  },
};

const setProduct = (work: ProductWork, isOn: boolean) =>
  server.rows(
    `update app.community_product set enabled = ${isOn} where community_id = 10 and product = '${productWork[work]}'`,
  );

it.each(Object.keys(productWork) as ProductWork[])(
  '%s stop while their product is off, and only then',
  async (work) => {
    await setProduct(work, false);
    const happened = await tries[work]();
    await setProduct(work, true);
    expect([happened, await tries[work]()]).toEqual([false, true]);
  },
);

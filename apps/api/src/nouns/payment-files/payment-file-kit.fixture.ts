import { facilityRights } from '@quickportal/contracts/access/rights';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { multipartBody, multipartType } from '../uploaded-files/file-kit.fixture.ts';

export interface PaymentFileKit {
  money: PaymentKit;
  user: SignedIn;
  api: ApiCaller;
  /** Uploads a payment file and returns its id. */
  upload(text: string | Buffer, query?: string): Promise<number>;
  /** The same, checked. */
  check(text: string | Buffer): Promise<number>;
}

/** Lets business B101 take payments of files; customer 1001 (T-1001) has a card as the default account. */
export async function paymentFileKit(server: TestServer): Promise<PaymentFileKit> {
  const money = await paymentKit(server.services);
  await server.services.owner.query(
    `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
     select community_id, business_id, settlement_account_id, instrument_code, 'BATCH', created_at, updated_at
     from app.payment_term where business_id = 101 and product = 'RECURRING'`,
  );
  const user = await server.signIn({
    loginName: 'dana.petrov',
    kind: 'CLIENT',
    communityId: 10,
    rights: facilityRights,
  });
  const upload = async (text: string | Buffer, query = 'format=PAYMENTS') => {
    const response = await server.app.inject({
      method: 'POST',
      url: `${server.rest}/uploaded-files?${query}`,
      headers: { ...user.headers, 'content-type': multipartType },
      payload: multipartBody(text, 'payments.csv'),
    });
    if (response.statusCode !== 201) throw new Error(response.body);
    return JSON.parse(response.body).fileId as number;
  };
  return {
    money,
    user,
    api: apiCaller(server, user),
    upload,
    async check(text) {
      const fileId = await upload(text);
      await runSideEffects(server.services);
      return fileId;
    },
  };
}

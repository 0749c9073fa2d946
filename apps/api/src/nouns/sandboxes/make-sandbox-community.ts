import { insertBusiness, type NewBusiness } from '@quickportal/db/businesses/insert-business';
import { insertCommunity, type NewCommunity } from '@quickportal/db/communities/insert-community';
import { lockSandbox, type Sandbox } from '@quickportal/db/sandboxes/get-sandbox';
import { updateSandboxCommunity } from '@quickportal/db/sandboxes/write-sandboxes';
import { anonymous } from '../../engines/access/actor.ts';
import { recordAudit } from '../../engines/audit/audit.ts';
import { notFound } from '../../kernel/problem.ts';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { Services } from '../../procedures/services.ts';

/** Makes the community of a verified sandbox with one business, unless it has one, and returns its id. */
export async function makeSandboxCommunity(
  services: Services,
  { sandboxId }: Sandbox,
  origin: RequestOrigin,
): Promise<number> {
  const now = services.clock.now();
  return services.db.transaction({ kind: 'staff' }, async (trx) => {
    const sandbox = await lockSandbox(trx, sandboxId);
    if (!sandbox) throw notFound();
    if (sandbox.communityId !== null) return sandbox.communityId;
    const communityId = await insertCommunity(trx, communityOf(sandbox), now);
    await insertBusiness(trx, businessOf(sandbox, communityId), now);
    await updateSandboxCommunity(trx, { sandboxId, communityId });
    await recordAudit(trx, {
      action: 'sandboxes.start',
      actor: anonymous,
      origin,
      communityId,
      objectType: 'community',
      objectId: String(communityId),
      description: 'Community of a sandbox created',
      outcome: 'SUCCESS',
      at: now,
    });
    return communityId;
  });
}

const products = [
  'QUICKVAULT',
  'RESTAPI',
  'WEBHOOKS',
  'QUICKTERMINAL',
  'QUICKBATCH',
  'QUICKBILLS',
  'NOTIFICATIONS',
] as const;

/** Its one network is the simulator: no payment of a sandbox reaches a bank. */
const communityOf = ({ sandboxId, companyName, fullName, emailAddress }: Sandbox): NewCommunity => ({
  code: `SANDBOX${sandboxId}`,
  name: companyName,
  shortName: companyName.slice(0, 40),
  groupCode: 'SANDBOX',
  currency: 'AUD',
  country: 'AU',
  timeZone: 'Australia/Sydney',
  enabled: true,
  enquiryManager: { name: fullName, email: emailAddress },
  parameters: [{ code: 'USES_PREREG_ACCOUNTS', value: 'Y' }],
  products: products.map((product) => ({ product, web: true, quickConnect: false })),
  instruments: [{ code: 'SIMULATOR', parameters: [] }],
});

const businessOf = ({ companyName, emailAddress }: Sandbox, communityId: number): NewBusiness => ({
  communityId,
  code: 'TEST',
  name: companyName,
  kind: 'SUPPLIER',
  country: 'AU',
  settlementCurrency: 'AUD',
  contactEmail: emailAddress,
  products: ['QUICKVAULT', 'RECURRING', 'TERMINAL'],
  acceptedBankAccounts: [],
  acceptedCards: (['VISA', 'MASTERCARD'] as const).flatMap((cardScheme) =>
    (['CREDIT', 'DEBIT'] as const).map((funding) => ({ cardScheme, funding })),
  ),
  merchantAccounts: [
    {
      kind: 'AU_MERCHANT',
      instrument: 'SIMULATOR',
      products: ['RECURRING', 'RESTAPI', 'TERMINAL'],
      merchantId: '00000001',
      merchantName: companyName.slice(0, 40),
      location: '',
    },
  ],
});

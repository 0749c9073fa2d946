import { getAdministrator } from '@quickportal/db/administrators/administrators';
import { findRuledBusiness } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { findFraudDecision } from '@quickportal/db/fraud-reviews/fraud-decision';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import { loadAccount } from '../customer-accounts/load-account.ts';
import { loadBackTest } from '../fraud-back-tests/load-back-test.ts';
import { loadCustomer } from '../customers/load-customer.ts';
import type { CallContext } from '../procedures/context.ts';
import { orNotFound } from '../kernel/problem.ts';
import { loadAgreement } from '../payto-agreements/load-agreement.ts';
import { loadMigration } from '../payto-migrations/load-migration.ts';
import { findDeciding } from '../proposals/seen-proposals.ts';
import { loadSchedule } from '../recurring-payments/load-schedule.ts';
import { loadRole } from '../roles/to-role.ts';
import { loadOwnView, savedViewsOf } from '../saved-views/saved-view-guards.ts';
import { loadServiceMessage } from '../service-messages/seen-service-messages.ts';
import { loadFile } from '../uploaded-files/to-uploaded-file.ts';
import { loadUser } from '../users/load-user.ts';
import { reachOf } from '../users/user-reach.ts';
import { loadEndpoint, webhooksOf } from '../webhooks/webhook-guards.ts';

type Id = string | number;
/** Throws 404 where the caller can see no such thing. */
type Load = (ctx: CallContext, id: number, given: readonly Id[]) => Promise<unknown>;

/** The things that paths name, by the beginning of the path up to their id. */
const things: Readonly<Record<string, Load>> = {
  'admin-user/{}': async (ctx, id) => orNotFound(await getAdministrator(ctx.services.db.reader({ kind: 'staff' }), id)),
  'communities/{}/fraud-guard-back-tests/{}': (ctx, backTestId, [communityId]) =>
    loadBackTest(ctx, ctx.db, { communityId: Number(communityId), backTestId }),
  'communities/{}/fraud-guard-rules/{}': async (ctx, businessId, [communityId]) =>
    orNotFound(await findRuledBusiness(ctx.db, { communityId: Number(communityId), businessId })),
  'create-agreement/{}': loadCustomer,
  'customers/{}': loadCustomer,
  'customers/{}/accounts/{}': (ctx, accountId, [customerId]) =>
    loadAccount(ctx, { customerId: customerId as number, accountId }),
  'fraud-reviews/{}': async (ctx, _id, [receiptNumber]) => {
    const payment = orNotFound(await findByReceipt(ctx.db, String(receiptNumber)));
    return orNotFound(await findFraudDecision(ctx.db, payment));
  },
  'payto-agreements/{}': (ctx, _id, [token]) => loadAgreement(ctx.db, String(token)),
  'payto-migrations/{}': (ctx, id) => loadMigration(ctx.db, id),
  'proposals/{}': (ctx, id) => findDeciding(ctx, id),
  'recurring-payments/{}': loadSchedule,
  'rights/{}': loadCustomer,
  'roles/{}': (ctx, id) => loadRole(ctx.services.db.reader({ kind: 'auth' }), reachOf(ctx), id),
  'saved-views/{}': (ctx, savedViewId) => {
    const { of: key, scope } = savedViewsOf(ctx);
    return loadOwnView(ctx.services.db.reader(scope), key, { savedViewId, version: undefined });
  },
  'service-messages/{}': loadServiceMessage,
  'transactions/{}': async (ctx, _id, [receiptNumber]) =>
    orNotFound(await findByReceipt(ctx.db, String(receiptNumber))),
  'uploaded-files/{}': (ctx, id) => loadFile(ctx.db, id),
  'users/{}': (ctx, id) => {
    const { db, clock } = ctx.services;
    return loadUser(db.reader({ kind: 'auth' }), reachOf(ctx), id, clock.now());
  },
  'webhooks/{}': (ctx, endpointId) => {
    const { communityId, db } = webhooksOf(ctx);
    return loadEndpoint(db, { communityId, endpointId });
  },
};

/**
 * Refuses the form of a call whose path names a thing that does not exist, or that is out of reach of the rights of
 * the call: 404, as the call itself. The params are parsed.
 */
export async function requireThings(ctx: CallContext, params: Record<string, unknown>): Promise<void> {
  const given: Id[] = [];
  let start = '';
  for (const segment of ctx.contract.path.split('/')) {
    const isParameter = segment.startsWith('{');
    start += `${start === '' ? '' : '/'}${isParameter ? '{}' : segment}`;
    if (!isParameter) continue;
    given.push(params[segment.slice(1, -1)] as Id);
    // One after the other: an account is looked for only where its customer is there
    // oxlint-disable-next-line no-await-in-loop
    await things[start]?.(ctx, given.at(-1) as number, given);
  }
}

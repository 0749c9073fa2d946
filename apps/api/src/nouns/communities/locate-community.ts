import * as contracts from '@quickportal/contracts/communities/contracts';
import { getCustomer } from '@quickportal/contracts/customers/contracts';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { getRecurringPayment } from '@quickportal/contracts/recurring-payments/contracts';
import { getTransaction } from '@quickportal/contracts/transactions/contracts';
import { getUploadedFile } from '@quickportal/contracts/uploaded-files/contracts';
import { getUser } from '@quickportal/contracts/users/contracts';
import { locateById, locateByReceiptNumber } from '@quickportal/db/communities/find-community-of-record';
import { isOpenTo } from '../../engines/access/authorise.ts';
import { implement } from '../../procedures/implement.ts';

/** The call that opens a record of each kind; its rights decide whether the caller may locate one. */
const opens = {
  customer: getCustomer,
  transaction: getTransaction,
  recurringPayment: getRecurringPayment,
  uploadedFile: getUploadedFile,
  user: getUser,
} satisfies Record<(typeof contracts.locatedKinds)[number], AnyContract>;

export const locateCommunity = implement(contracts.locateCommunity).query(async ({ ctx, input: { query } }) => {
  const { kind, reference } = query;
  const { actor } = ctx;
  if (actor.kind !== 'user' || !isOpenTo(opens[kind], actor)) return { items: [] };
  const db = ctx.services.db.reader({ kind: 'staff' });
  if (kind === 'transaction') return { items: await locateByReceiptNumber(db, reference) };
  const id = Number(reference);
  return { items: /^\d+$/.test(reference) && Number.isSafeInteger(id) ? await locateById(db, kind, id) : [] };
});

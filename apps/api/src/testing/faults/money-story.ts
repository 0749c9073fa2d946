import { setTimeout as sleep } from 'node:timers/promises';
import { formatAmount } from '@quickportal/contracts/rules/money';
import type { MoneyCaller } from './money-caller.ts';
import type { FollowUp, Story } from './money-plan.ts';

/** A card that pays: numbers of the product's rows. */
export interface PayingAccount {
  customerId: number;
  accountId: number;
}

interface TakenPayment {
  receiptNumber: string;
  status: string;
}

const LOOK_MS = 2000;

/**
 * Takes a payment, then refunds or cancels it as the story says, while the processes are killed. `onWait` runs each
 * time a user would have to wait for an outcome. Returns the receipt number, or null where the payment was refused.
 */
export async function playStory(
  caller: MoneyCaller,
  story: Story,
  accounts: readonly PayingAccount[],
  onWait: () => void,
): Promise<string | null> {
  const { customerId, accountId } = accounts[story.account] as PayingAccount;
  const body = { accountId, amount: formatAmount(BigInt(story.principal)), paymentReferenceNumber: story.key };
  const request = { key: story.key, path: `customers/${customerId}/payments`, body };
  const { status, text } = await caller.ask(request, story.copies, onWait);
  if (status !== 201) return null;
  let payment = JSON.parse(text) as TakenPayment;
  const { receiptNumber } = payment;
  const isOpen = () => payment.status === 'IN_FLIGHT';
  while (isOpen() && !story.impatient && story.followUps.length > 0) {
    onWait();
    await sleep(LOOK_MS);
    payment = await caller.get<TakenPayment>(`transactions/${receiptNumber}`);
  }
  const follow = ({ kind, key, copies, percent }: FollowUp) => {
    const share = percent === null ? null : Math.ceil((story.principal * percent) / 100);
    const refund = {
      reason: 'Faults',
      ...(share === null ? {} : { principalAmount: formatAmount(BigInt(share)) }),
    };
    const path = `transactions/${receiptNumber}/${kind}`;
    return caller.ask({ key, path, ...(kind === 'refund' ? { body: refund } : {}) }, copies, onWait);
  };
  if (story.atOnce) await Promise.all(story.followUps.map(follow));
  else for (const followUp of story.followUps) await follow(followUp);
  return receiptNumber;
}

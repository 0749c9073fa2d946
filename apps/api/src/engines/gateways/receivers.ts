import { bankFileReceiver } from '../payments/bank-batches.ts';
import { paymentReceiver } from '../payments/requery.ts';
import type { NotificationReceiver } from './inbox.ts';

/** Who is told what the networks say: one sorted line per entry. */
export const receivers: readonly NotificationReceiver[] = [bankFileReceiver, paymentReceiver];

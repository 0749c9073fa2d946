import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { calendarOf } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { listSentFiles, type SentFile } from '@quickportal/db/payments/write-bank-files';
import { findBatch, findBatchesToAsk, noteBatch, type Batch } from '@quickportal/db/payments/close-batches';
import type { PaymentServices } from './payment-services.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { momentOf } from '../clock/local-time.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import type { NotificationReceiver } from '../gateways/inbox.ts';
import { readContent } from './bank-file-store.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { learnFile } from './learn-file.ts';
import { methodOf, writeBatch, zoneOf } from './write-batch.ts';
import { logUnknownInstruction } from './unknown-instruction.ts';

const JOBS = { kind: 'jobs' } as const;
const AT_ONCE = 50;
const SOON = 60_000;
/** Banks return files in the morning, until the third banking day. */
const ASKED_AT = '07:00';
const RETURNS_END_AFTER = 4;

/** Sends closed batches to their banks as files, and queries those sent. Returns how many. */
export async function workOnBankBatches(services: PaymentServices): Promise<number> {
  const due = await findBatchesToAsk(services.db.reader(JOBS), services.clock.now(), AT_ONCE);
  for (const batch of due) {
    try {
      await workOnBatch(services, batch);
    } catch (error) {
      // One failing batch must not block the others
      services.log.error({ err: error }, 'A batch could not be worked on');
    }
  }
  return due.length;
}

async function workOnBatch(services: PaymentServices, batch: Batch): Promise<void> {
  if ((await sentFiles(services, batch)).length === 0) await writeBatch(services, batch);
  for (const file of await sentFiles(services, batch)) {
    const { status } = file;
    if (status === 'WRITTEN') await submit(services, batch, file);
    else if (status === 'UNKNOWN' || status === 'ACCEPTED') await ask(services, batch, file);
  }
  const now = services.clock.now();
  const nextQueryAt = nextQuery(batch, await sentFiles(services, batch), now);
  await services.db.transaction(JOBS, (trx) => noteBatch(trx, batch, { submittedAt: now, nextQueryAt }));
}

const sentFiles = (services: PaymentServices, batch: Batch) => listSentFiles(services.db.reader(JOBS), batch);

/** Submits a file. Repeated under the same name, after a crash, it is accepted once. */
async function submit(services: PaymentServices, batch: Batch, file: SentFile): Promise<void> {
  const { storageKey, sealedKey, processOn } = file;
  const isLate = processOn < dateIn(zoneOf(batch), services.clock.now());
  // Its day has passed and it may not have been sent: the query tells, or reserves its name for ever
  const response =
    isLate || storageKey === null || sealedKey === null
      ? { status: 'UNKNOWN' as const, reason: null }
      : await gatewayOf(services).submitFile({
          ...file,
          content: await readContent(services, { ...file, storageKey, sealedKey }),
        });
  await learnFile(services, batch, file, { ...response, returns: [] });
  if (isLate) await ask(services, batch, { ...file, status: 'UNKNOWN' });
}

async function ask(services: PaymentServices, batch: Batch, file: SentFile): Promise<void> {
  await learnFile(services, batch, file, await gatewayOf(services).queryFile(file.name));
}

function nextQuery(batch: Batch, files: readonly SentFile[], now: Date): Date | null {
  if (files.some(({ status }) => status === 'WRITTEN' || status === 'UNKNOWN')) return new Date(now.getTime() + SOON);
  const accepted = files.filter(({ status }) => status === 'ACCEPTED').map(({ processOn }) => processOn);
  const latest = accepted.toSorted().at(-1);
  const today = dateIn(zoneOf(batch), now);
  if (latest === undefined || today > calendarOf(methodOf(batch)).add(latest, RETURNS_END_AFTER)) return null;
  const morning = momentOf(`${today}T${ASKED_AT}`, zoneOf(batch));
  return morning > now ? morning : momentOf(`${addDays(today, 1)}T${ASKED_AT}`, zoneOf(batch));
}

/** Receives notifications that a file has returns. */
export const bankFileReceiver: NotificationReceiver<PaymentServices> = {
  kind: 'bank-file',
  async receive(notification, services) {
    if (notification.kind !== 'bank-file') return;
    const communityId = communityOfInstruction(notification.name);
    const instructionId = notification.name.replace(/\.[0-9]+$/, '');
    const batch =
      communityId === null ? null : await findBatch(services.db.reader(JOBS), { communityId, instructionId });
    if (!batch) return logUnknownInstruction(services, { instructionId, source: 'a bank file' });
    const file = (await sentFiles(services, batch)).find(({ name }) => name === notification.name);
    if (file) await ask(services, batch, file);
  },
};

import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { id } from '@quickportal/contracts/kernel/primitives';
import { displayAmount } from '@quickportal/contracts/rules/money';
import { settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import { countLines } from '@quickportal/db/payment-files/read-payment-file';
import { addTakenLines, noteRelease } from '@quickportal/db/payment-files/run-payment-file';
import { getUploadedFile, lockUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { TAKE_FILE } from '../../engines/payment-files/take-file.ts';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { inState } from '../../engines/uploads/file-state.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { conflict } from '../../kernel/problem.ts';
import { holdsPayments } from './load-payment-file.ts';
import { releaseKey, waitsForRelease } from './to-payment-file.ts';

const release = z.strictObject({ ...ofCommunity, fileId: id(), releasedBy: z.string() });

interface State {
  fileName: string;
  status: keyof typeof uploadedFileStates.states;
  isChecked: boolean;
  /** The day that a bank file says it is for, yyyy-mm-dd. */
  processOn: string | null;
  readyCount: number;
  leftCount: number;
  /** Total of the lines that are ready, in each currency. */
  amounts: string[];
}

/** Releases a payment file: the payments of its ready lines are taken. What it would take is what is approved. */
export const releasePaymentFileKind = settingKind<z.output<typeof release>, State>({
  kind: 'payment-files.release',
  objectType: 'uploaded-file',
  noun: 'payment file',
  changeType: 'Release payment file',
  right: 'MANAGE_FILES',
  schema: release,
  object: ({ fileId }) => ({ key: releaseKey(fileId), id: fileId }),
  async load(db, { fileId }, lock) {
    const isLocking = lock && db instanceof WriteTransaction;
    const file = await (isLocking ? lockUploadedFile(db, fileId) : getUploadedFile(db, fileId));
    if (!file || !holdsPayments(file)) return null;
    const counts = await countLines(db, file);
    const ready = counts.filter(({ status }) => status === 'READY');
    const lineCount = (some: typeof counts) => some.reduce((sum, count) => sum + count.lineCount, 0);
    const amounts = (['AUD', 'NZD'] as const).flatMap((currency) => {
      const paid = ready.filter((count) => count.currency === currency);
      const total = paid.reduce((sum, { principal, surcharge }) => sum + principal + surcharge, 0n);
      return paid.length === 0 ? [] : [displayAmount(total, currency)];
    });
    return {
      version: null,
      state: {
        fileName: file.fileName,
        status: file.status,
        isChecked: waitsForRelease(file),
        processOn: file.processOn,
        readyCount: lineCount(ready),
        leftCount: lineCount(counts) - lineCount(ready),
        amounts,
      },
    };
  },
  async check(db, { communityId }, { state: { status, isChecked, processOn, readyCount } }, { now }) {
    if (!isChecked) {
      const word = status === 'QUEUED' ? 'not checked yet' : uploadedFileStates.states[status].title.toLowerCase();
      throw conflict(`This file cannot be released since it is ${word}.`);
    }
    if (readyCount === 0) throw conflict('No line of this file is ready to be taken.');
    if (processOn === null) return;
    const community = await getCommunityBasics(db, communityId);
    if (community && processOn > dateIn(community.timeZone, now))
      throw conflict(`This file is for ${displayDate(processOn)}. Release it on that day.`);
  },
  title: (_change, { fileName }) => `Release payment file ${fileName}`,
  differences: (_db, _change, { readyCount, amounts, leftCount }) =>
    Promise.resolve([
      difference('Payments to take', null, String(readyCount)),
      difference('Total', null, amounts.join(', ')),
      difference('Lines left out', null, String(leftCount)),
    ]),
  async apply({ trx, now, enqueue }, { fileId, releasedBy }, { state }) {
    const file = await inState(trx, fileId, 'release');
    if (!file) throw new Error('A locked file could not be released');
    const paymentBatchGroupId = await noteRelease(trx, file, {
      by: releasedBy,
      at: now,
      settlementDate: settlementDate('CARD', now),
    });
    // Lines that are not taken have had their turn
    await addTakenLines(trx, file, { passed: state.leftCount, taken: 0 }, now);
    await setFileStatus(trx, fileId, file.next, now);
    await enqueue(TAKE_FILE, { fileId });
    return {
      objectId: fileId,
      action: 'payment-files.release',
      description: `Payment file ${state.fileName} released: ${state.readyCount} payments, ${state.amounts.join(', ')}`,
      before: { status: state.status },
      after: { status: file.next, readyCount: state.readyCount, amounts: state.amounts, paymentBatchGroupId },
    };
  },
});

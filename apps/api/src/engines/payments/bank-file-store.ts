import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { StoredContent } from '@quickportal/db/payments/write-bank-files';
import {
  forgetContent,
  listOutdatedContents,
  listSealedOtherwise,
  resealKey,
} from '@quickportal/db/payments/reseal-bank-file-contents';
import type { PaymentServices } from './payment-services.ts';

const JOBS = { kind: 'jobs' } as const;
const DAY = 86_400_000;
/** Debits can be disputed for 120 days, which needs the files. */
const KEPT_DAYS = 150;
const AT_ONCE = 100;

interface BankFileKey {
  communityId: number;
  name: string;
}

const contextOf = ({ communityId, name }: BankFileKey): string => `bank-file ${communityId}/${name}`;

/** Stores the content of a file, encrypted with a key of its own (AES-256-GCM), and returns that key sealed. */
export async function keepContent(
  services: PaymentServices,
  bankFileKey: BankFileKey,
  content: Uint8Array,
): Promise<StoredContent> {
  const key = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(contextOf(bankFileKey)));
  const parts = [nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()];
  // A new storage key each time: when two processes write the same file, the one that counts stays intact
  const storageKey = `bank-files/${bankFileKey.communityId}/${randomBytes(16).toString('hex')}`;
  await services.storage.put(storageKey, parts);
  const sealedKey = services.auth.sealer.seal('bank-file', contextOf(bankFileKey), key.toString('base64url'));
  return { storageKey, sealedKey };
}

/** Reads a content stored by `keepContent`. Throws if it was changed. */
export async function readContent(
  services: PaymentServices,
  bankFileKey: BankFileKey & { storageKey: string; sealedKey: string },
): Promise<Uint8Array> {
  const { storageKey, sealedKey } = bankFileKey;
  const key = Buffer.from(services.auth.sealer.open('bank-file', contextOf(bankFileKey), sealedKey), 'base64url');
  const bytes = await buffer(await services.storage.get(storageKey));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(
    Buffer.from(contextOf(bankFileKey)),
  );
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
}

/** Removes outdated contents; the records of the files remain. */
export async function removeOutdatedContents(services: PaymentServices): Promise<void> {
  const before = new Date(services.clock.now().getTime() - KEPT_DAYS * DAY).toISOString();
  for (;;) {
    const contents = await listOutdatedContents(services.db.reader(JOBS), { before, limit: AT_ONCE });
    for (const content of contents) {
      await services.storage.delete(content.storageKey);
      await services.db.transaction(JOBS, (trx) => forgetContent(trx, content));
    }
    if (contents.length < AT_ONCE) return;
  }
}

/** Reseals the keys that were sealed with an earlier master key. Returns how many; can be interrupted and repeated. */
export async function resealBankFiles(services: PaymentServices): Promise<number> {
  const { sealer } = services.auth;
  let resealed = 0;
  for (let afterFileId = 0; ;) {
    const search = { keyId: sealer.keyId, afterFileId, limit: AT_ONCE };
    const contents = await listSealedOtherwise(services.db.reader(JOBS), search);
    for (const content of contents) {
      const key = sealer.open('bank-file', contextOf(content), content.sealedKey);
      const to = sealer.seal('bank-file', contextOf(content), key);
      if (await services.db.transaction(JOBS, (trx) => resealKey(trx, content, to))) resealed += 1;
      afterFileId = content.bankFileId;
    }
    if (contents.length < AT_ONCE) return resealed;
  }
}

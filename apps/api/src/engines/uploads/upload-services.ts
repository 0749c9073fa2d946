import type { MailServices } from '../mail/mail-services.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import type { VaultServices } from '../vault/vault-services.ts';

/** What running uploaded files needs: content, card and account numbers, and the mail that says that a file failed. */
export interface UploadServices extends MailServices, StorageServices, VaultServices {}

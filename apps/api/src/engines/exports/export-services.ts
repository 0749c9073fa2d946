import type { MailServices } from '../mail/mail-services.ts';
import type { StorageServices } from '../storage/storage-services.ts';

/** What exports need: a place for the file, and the mail that tells its owner. */
export interface ExportServices extends MailServices, StorageServices {}

import type { StorageServices } from '../storage/storage-services.ts';
import type { VaultServices } from '../vault/vault-services.ts';

/** What running uploaded files needs. */
export interface UploadServices extends StorageServices, VaultServices {}

import type { Health } from '../health/health.ts';
import type { StorageServices } from '../storage/storage-services.ts';

/** What a node needs to register itself. */
export interface NodeServices extends StorageServices {
  readonly health: Health;
}

import type { Foundation } from '../foundation.ts';
import type { Storage } from './storage.ts';

/** What keeping files needs. */
export interface StorageServices extends Foundation {
  readonly storage: Storage;
}

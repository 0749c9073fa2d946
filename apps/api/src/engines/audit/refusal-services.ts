import type { Foundation } from '../foundation.ts';
import type { RefusalWindows } from './refusal-windows.ts';

/** What auditing refusals needs. */
export interface RefusalServices extends Foundation {
  readonly refusals: RefusalWindows;
}

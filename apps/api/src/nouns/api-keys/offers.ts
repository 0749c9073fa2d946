// What other nouns may use of this one.
export { requireRoomForKey, requireWorkingKey } from './api-key-guards.ts';
export { listApiKeyPage } from './list-api-keys.ts';
export { loadApiKey } from './load-api-key.ts';
export { loadUse } from './load-use.ts';
export { flushKeyUses, requireNoLockOut } from './lock-out.ts';
export { toApiKey } from './to-api-key.ts';

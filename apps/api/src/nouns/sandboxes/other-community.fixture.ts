import type { OtherCommunity } from '../../testing/every-call/other-community.ts';
import { insertSandbox } from './sandbox.fixture.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'sandboxes/{sandboxId}': 7001 },
  insert: async (owner) => {
    await insertSandbox(owner, 7001);
  },
  // Sandboxes belong to the platform: staff reach all of them
  reach: () => Promise.resolve({ paths: { 'sandboxes/{sandboxId}': null } }),
};

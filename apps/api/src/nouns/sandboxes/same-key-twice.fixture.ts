import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { insertSandbox } from './sandbox.fixture.ts';

let lastId = 8000;

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'sandboxes.end': async (owner) => {
      const sandboxId = (lastId += 1);
      await insertSandbox(owner, sandboxId);
      return { params: { sandboxId } };
    },
  },
};

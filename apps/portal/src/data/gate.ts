import { createStore, type Store } from './store.ts';

/** Why calls are held: the password is due, the session has ended, or it works for another person or community. */
export type Hold = 'locked' | 'ended' | 'elsewhere';

export type GateState = 'open' | Hold;

export interface Gate {
  readonly state: Store<GateState>;
  /** Resolves when calls may go: at once while open. */
  opened: () => Promise<void>;
  hold: (why: Hold) => void;
  /** Lets every held call go. */
  unlock: () => void;
}

/** Holds calls back while the session cannot serve this tab. */
export function createGate(): Gate {
  const state = createStore<GateState>('open');
  let waiting: (() => void)[] = [];
  return {
    state,
    opened: () => (state.get() === 'open' ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    hold: (why) => state.set(why),
    unlock: () => {
      const held = waiting;
      waiting = [];
      state.set('open');
      for (const go of held) go();
    },
  };
}

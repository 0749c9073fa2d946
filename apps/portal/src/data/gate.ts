import { createStore, type Store } from './store.ts';

/** Open: calls go through. Locked: they wait until the password was entered again. */
export type GateState = 'open' | 'locked';

export interface Gate {
  readonly state: Store<GateState>;
  /** Resolves when calls may go: at once while open. */
  opened: () => Promise<void>;
  lock: () => void;
  /** Lets every held call go. */
  unlock: () => void;
}

/** Holds calls back while the session waits for the password. */
export function createGate(): Gate {
  const state = createStore<GateState>('open');
  let waiting: (() => void)[] = [];
  return {
    state,
    opened: () => (state.get() === 'open' ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    lock: () => state.set('locked'),
    unlock: () => {
      const held = waiting;
      waiting = [];
      state.set('open');
      for (const go of held) go();
    },
  };
}

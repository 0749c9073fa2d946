import { createStore, type Store } from './store.ts';

/** Why calls are held: the password is due, the session has ended, or it works for another person or community. */
export type Hold = 'locked' | 'ended' | 'elsewhere';

export type GateState = 'open' | Hold;

export interface Gate {
  readonly state: Store<GateState>;
  /** Why the session ended, in the server's words; empty where it did not say. */
  readonly because: Store<string>;
  /** Resolves when calls may go: at once while open. */
  opened: () => Promise<void>;
  hold: (why: Hold, because?: string) => void;
  /** Lets every held call go. */
  unlock: () => void;
}

/** Holds calls back while the session cannot serve this tab. */
export function createGate(): Gate {
  const state = createStore<GateState>('open');
  const because = createStore('');
  let waiting: (() => void)[] = [];
  return {
    state,
    because,
    opened: () => (state.get() === 'open' ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    hold: (why, reason = '') => {
      because.set(reason);
      state.set(why);
    },
    unlock: () => {
      const held = waiting;
      waiting = [];
      state.set('open');
      for (const go of held) go();
    },
  };
}

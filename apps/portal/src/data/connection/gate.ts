import { createStore, type Store } from '../store.ts';

/**
 * Why calls are held: the password must be entered, the session has ended, or it belongs to another person or
 * community.
 */
export type Hold = 'locked' | 'ended' | 'elsewhere';

export type GateState = 'open' | Hold;

export interface Gate {
  readonly state: Store<GateState>;
  /** The server's reason for ending the session; empty without one. */
  readonly because: Store<string>;
  /** Resolves when calls may proceed; at once while open. */
  opened: () => Promise<void>;
  hold: (why: Hold, because?: string) => void;
  /** Releases every held call. */
  unlock: () => void;
}

/** Holds calls while the session cannot serve this tab. */
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

import { useState } from 'react';

interface RowKeys {
  of: (index: number) => number;
  add: () => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

/** Returns keys that follow rows as they move, so that React keeps their state. */
export function useRowKeys(count: number): RowKeys {
  const [state, setState] = useState(() => ({ keys: range(0, count), next: count }));
  const { keys, next } = state;
  if (keys.length !== count) {
    // The list was replaced from outside
    setState({ keys: range(next, count), next: next + count });
  }
  const put = (changed: readonly number[], after = next) => setState({ keys: [...changed], next: after });
  return {
    of: (index) => keys[index] ?? -1 - index,
    add: () => put([...keys, next], next + 1),
    remove: (index) => put(keys.toSpliced(index, 1)),
    move: (from, to) => put(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? next)),
  };
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

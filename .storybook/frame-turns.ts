interface Turn {
  readonly begin: () => void;
}

const waiting: Turn[] = [];
let current: Turn | undefined;

function next(): void {
  current = waiting.shift();
  current?.begin();
}

/**
 * Calls `begin` when the turns before it have ended: stories in frames of a page share one thread and one keyboard, and
 * would be in each other's way. Returns what ends the turn, or gives up waiting for it.
 */
export function takeTurn(begin: () => void): () => void {
  const turn = { begin };
  waiting.push(turn);
  if (current === undefined) next();
  return () => {
    if (current === turn) next();
    else if (waiting.includes(turn)) waiting.splice(waiting.indexOf(turn), 1);
  };
}

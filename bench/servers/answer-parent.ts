/** What the parent may ask a server for. */
export type Question = { ask: 'cpu' } | { ask: 'stop' };
/** What it is told: where the server listens, and the CPU time it has used so far. */
export type Answer = { port: number } | { cpuMicroseconds: number };

/** Tells the parent process that the server listens, and answers it; ends with it. */
export function answerParent(port: number, stop: () => Promise<unknown>): void {
  const end = () => {
    void stop().finally(() => process.exit(0));
  };
  process.on('message', ({ ask }: Question) => {
    if (ask === 'stop') return end();
    const { user, system } = process.cpuUsage();
    say({ cpuMicroseconds: user + system });
  });
  process.once('disconnect', end);
  say({ port });
}

const say = (answer: Answer): void => {
  process.send?.(answer);
};

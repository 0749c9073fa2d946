/** What the parent may ask a server for. */
export type Question = { ask: 'cpu' } | { ask: 'stop' };
/** Message to the parent: where the server listens, and the CPU time it has used so far. */
export type ParentMessage = { port: number } | { cpuMicroseconds: number };

/** Tells the parent process that the server listens, and answers it; ends with it. */
export function sendToParent(port: number, stop: () => Promise<unknown>): void {
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

const say = (response: ParentMessage): void => {
  process.send?.(response);
};

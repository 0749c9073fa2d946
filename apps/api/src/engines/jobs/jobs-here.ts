/** Jobs of this process: null when it is not a worker. */
export interface JobsHere {
  queue: { isRunning(): boolean } | null;
}

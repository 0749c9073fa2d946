/** Requests as they go over the wire, to be sent in turn. */
export interface PrepareOrder {
  order: 'prepare';
  target: string;
  port: number;
  requests: string[];
}

export interface RunOrder {
  order: 'run';
  target: string;
  connections: number;
  /** Ends after so long, or so many requests, whichever comes first. */
  milliseconds: number;
  atMost: number;
}

export type LoadOrder = PrepareOrder | RunOrder;

export interface LoadResult {
  /** Milliseconds of each request. */
  latencies: number[];
  seconds: number;
  failed: number;
  firstFailure: string | null;
  /** A body that was answered, to look at. */
  sample: string | null;
}

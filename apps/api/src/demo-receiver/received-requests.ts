/** A webhook as the demo's receiver got it. */
export interface ReceivedRequest {
  number: number;
  receivedAt: Date;
  eventKey: string;
  eventType: string;
  /** How many times the event has come, with this one. */
  attempt: number;
  isVerified: boolean;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  /** What it was answered with. */
  status: number;
}

/** How the receiver answers requests that are signed. */
export const receiverModes = ['ACCEPT', 'FAIL', 'SLOW', 'GONE'] as const;
export type ReceiverMode = (typeof receiverModes)[number];

/** How the receiver answers now, and for how many requests more; null: until it is changed. */
export interface ReceiverSetting {
  mode: ReceiverMode;
  requests: number | null;
}

/** Requests that are kept of a community. */
export const REQUESTS_KEPT = 200;

interface Inbox {
  setting: ReceiverSetting;
  requests: ReceivedRequest[];
}

const ACCEPTING: ReceiverSetting = { mode: 'ACCEPT', requests: null };

/** What came to the demo's receiver, by community, in the memory of this process. */
export class ReceivedRequests {
  readonly #inboxes = new Map<number, Inbox>();
  #count = 0;

  #of(communityId: number): Inbox {
    const inbox = this.#inboxes.get(communityId) ?? { setting: ACCEPTING, requests: [] };
    this.#inboxes.set(communityId, inbox);
    return inbox;
  }

  /** Newest first. */
  list(communityId: number): readonly ReceivedRequest[] {
    return this.#of(communityId).requests;
  }

  setting(communityId: number): ReceiverSetting {
    return this.#of(communityId).setting;
  }

  set(communityId: number, setting: ReceiverSetting): void {
    this.#of(communityId).setting = setting;
  }

  clear(communityId: number): void {
    this.#of(communityId).requests = [];
  }

  /** The mode for a request that has come; a number of requests counts down to accepting again. */
  takeMode(communityId: number): ReceiverMode {
    const inbox = this.#of(communityId);
    const { mode, requests } = inbox.setting;
    if (requests !== null) inbox.setting = requests > 1 ? { mode, requests: requests - 1 } : ACCEPTING;
    return mode;
  }

  add(communityId: number, request: Omit<ReceivedRequest, 'number' | 'attempt'>): void {
    const inbox = this.#of(communityId);
    this.#count += 1;
    const attempt = 1 + inbox.requests.filter(({ eventKey }) => eventKey === request.eventKey).length;
    inbox.requests = [{ ...request, number: this.#count, attempt }, ...inbox.requests].slice(0, REQUESTS_KEPT);
  }
}

import { gateTools } from './gatekeeper.ts';
import { type RestRequest, sendJson } from './send-json.ts';
import { throughGate } from './through-gate.ts';

/** A REST call for what has no tRPC procedure, such as form schemas; held and repeated like every other call. */
export const callRest = (path: string, request?: RestRequest): Promise<unknown> =>
  throughGate(gateTools, () => sendJson(`rest/internal/${path}`, request));

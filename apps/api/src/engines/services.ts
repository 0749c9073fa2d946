import type { VaultKeys } from '@quickportal/db/vault/vault-keys';
import type { CallLimits } from './access/call-limit-counts.ts';
import type { MailLimits } from './access/mail-limit-counts.ts';
import type { ApiKeysState } from './api-keys/api-keys-state.ts';
import type { RefusalWindows } from './audit/refusal-windows.ts';
import type { AuthState } from './auth/auth-state.ts';
import type { Foundation } from './foundation.ts';
import type { OpenGateway } from './gateways/gateway.ts';
import type { Health } from './health/health.ts';
import type { IpFactsEngine } from './ip-facts/ip-facts-engine.ts';
import type { JobsHere } from './jobs/jobs-here.ts';
import type { MailConnection } from './mail/mail-connection.ts';
import type { FraudGuard } from './payments/fraud-guard.ts';
import type { OutcomeSubscriber } from './payments/outcome.ts';
import type { Storage } from './storage/storage.ts';

/** What one process shares among all its requests and jobs; `composeServices` makes it. */
export interface Services extends Foundation {
  readonly apiKeys: ApiKeysState;
  readonly auth: AuthState;
  readonly callLimits: CallLimits;
  /** Decides about card payments before they are sent. */
  readonly fraudGuard: FraudGuard;
  readonly health: Health;
  /** Country of an IP address, and whether a proxy is behind it: `ipFacts.lookUp(ip)`. */
  readonly ipFacts: IpFactsEngine;
  readonly jobs: JobsHere;
  readonly mail: MailConnection;
  readonly mailLimits: MailLimits;
  /** The networks, for the services of the caller: use `gatewayOf(services)`. */
  readonly openGateway: OpenGateway<Services>;
  /** What follows the outcomes that payments publish. */
  readonly outcomeSubscribers: readonly OutcomeSubscriber<Services>[];
  readonly refusals: RefusalWindows;
  readonly storage: Storage;
  readonly vaultKeys: VaultKeys;
}

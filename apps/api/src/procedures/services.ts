import type { VaultKeys } from '@quickportal/db/vault/vault-keys';
import type { CallLimits } from '../engines/access/call-limit-counts.ts';
import type { MailLimits } from '../engines/access/mail-limit-counts.ts';
import type { ApiKeysState } from '../engines/api-keys/api-keys-state.ts';
import type { RefusalWindows } from '../engines/audit/refusal-windows.ts';
import type { AuthState } from '../engines/auth/auth-state.ts';
import type { Foundation } from '../engines/foundation.ts';
import type { OpenGateway } from '../engines/gateways/gateway.ts';
import type { GatewayServices } from '../engines/gateways/gateway-services.ts';
import type { Health } from '../engines/health/health.ts';
import type { IpFactsEngine } from '../engines/ip-facts/ip-facts-engine.ts';
import type { JobsHere } from '../engines/jobs/jobs-here.ts';
import type { MailConnection } from '../engines/mail/mail-connection.ts';
import type { FraudGuard } from '../engines/payments/fraud-guard.ts';
import type { OutcomeSubscriber } from '../engines/payments/outcome.ts';
import type { PaymentServices } from '../engines/payments/payment-services.ts';
import type { Storage } from '../engines/storage/storage.ts';

/**
 * The services shared by all requests and jobs of a process, created by `composeServices`. Engines take what they need
 * of it: `MailServices`, `PaymentServices`, `Foundation`.
 */
export interface Services extends Foundation {
  readonly apiKeys: ApiKeysState;
  readonly auth: AuthState;
  readonly callLimits: CallLimits;
  /** Judges card payments before they are sent. */
  readonly fraudGuard: FraudGuard;
  readonly health: Health;
  /** Country of an IP address, and whether it is a proxy: `ipFacts.lookUp(ip)`. */
  readonly ipFacts: IpFactsEngine;
  readonly jobs: JobsHere;
  readonly mail: MailConnection;
  readonly mailLimits: MailLimits;
  /** Opens the networks for the caller's services: use `gatewayOf(services)`. */
  readonly openGateway: OpenGateway<GatewayServices>;
  /** Subscribers of payment outcomes. */
  readonly outcomeSubscribers: readonly OutcomeSubscriber<PaymentServices>[];
  readonly refusals: RefusalWindows;
  readonly storage: Storage;
  readonly vaultKeys: VaultKeys;
}

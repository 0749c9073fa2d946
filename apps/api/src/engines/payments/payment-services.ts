import type { OpenGateway } from '../gateways/gateway.ts';
import type { GatewayServices } from '../gateways/gateway-services.ts';
import type { MailServices } from '../mail/mail-services.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import type { VaultServices } from '../vault/vault-services.ts';
import type { FraudGuard } from './fraud-guard.ts';
import type { OutcomeSubscriber } from './outcome.ts';

/** What taking payments needs: numbers, networks, files of banks, and the mail about outcomes. */
export interface PaymentServices extends MailServices, StorageServices, VaultServices {
  /** Judges card payments before they are sent. */
  readonly fraudGuard: FraudGuard;
  /** Opens the networks for the caller's services: use `gatewayOf(services)`. */
  readonly openGateway: OpenGateway<GatewayServices>;
  /** Subscribers of payment outcomes. */
  readonly outcomeSubscribers: readonly OutcomeSubscriber<PaymentServices>[];
}

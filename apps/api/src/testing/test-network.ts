import { networks } from '../server/networks.ts';
import { createTestServices, type TestServices } from './test-services.ts';
import type { GatewayNotification } from '../engines/gateways/responses.ts';
import { gatewayOf } from '../engines/gateways/adapter.ts';
import type { Gateway, PaymentInstruction } from '../engines/gateways/gateway.ts';
import { inboxHandler, type NotificationReceiver } from '../engines/gateways/inbox.ts';
import { setHostility, type Hostility } from '../engines/gateways/simulator/hostility.ts';

/** The built-in network on a database of its own, with a clock that stands still until it is moved. */
export interface TestNetwork {
  services: TestServices;
  gateway: Gateway;
  /** The notifications that the product received, each once. */
  notifications: GatewayNotification[];
  behave(hostility: Partial<Hostility>): Promise<void>;
  /** Moves the clock on, step by step, and lets happen what becomes due. */
  pass(milliseconds: number): Promise<void>;
  /** Moves the clock to a moment. */
  until(moment: string): Promise<void>;
  drop(): Promise<void>;
}

export async function createTestNetwork(): Promise<TestNetwork> {
  const services = await createTestServices();
  const notifications: GatewayNotification[] = [];
  const kinds = ['payment', 'bank-file', 'agreement', 'amendment'] as const;
  const receivers = kinds.map((kind): NotificationReceiver<unknown> => {
    return { kind, receive: (notification) => Promise.resolve(void notifications.push(notification)) };
  });
  const handlers = [...networks.handlers, inboxHandler(receivers)];
  const dueBefore = async (moment: Date): Promise<boolean> => {
    const { rows } = await services.owner.query<{ id: number; topic: string; payload: never; available_at: string }>(
      `delete from app.outbox where id = (select id from app.outbox where available_at <= $1 order by available_at, id limit 1)
       returning id, topic, payload, available_at`,
      [moment.toISOString()],
    );
    const [row] = rows;
    if (!row) return false;
    if (new Date(row.available_at) > services.clock.now()) services.clock.set(row.available_at);
    const handler = handlers.find(({ topic }) => topic === row.topic);
    if (!handler) throw new Error(`No handler for ${row.topic}`);
    const tools = { services, jobId: `outbox-${row.id}`, communityId: null, signal: new AbortController().signal };
    await handler.handle(row.payload, tools);
    return true;
  };
  const until = async (moment: Date): Promise<void> => {
    while (await dueBefore(moment));
    services.clock.set(moment.toISOString());
  };
  return {
    services,
    gateway: gatewayOf(services),
    notifications,
    behave: (hostility) => setHostility(services, hostility),
    pass: (milliseconds) => until(new Date(services.clock.now().getTime() + milliseconds)),
    until: (moment) => until(new Date(moment)),
    drop: () => services.drop(),
  };
}

/** A payment of 12.50 with a card that is approved. */
export const cardPayment = (
  instructionId: string,
  change: Partial<Omit<PaymentInstruction, 'instructionId'>> & { cardNumber?: string } = {},
): PaymentInstruction => {
  const { cardNumber = '4242424242424242', ...rest } = change;
  return {
    instructionId,
    amount: 1250n,
    currency: 'AUD',
    source: {
      kind: 'CARD',
      cardNumber,
      expiryMonth: 12,
      expiryYear: 2028,
      holderName: 'Alex Tester',
      securityCode: '123',
    },
    account: { merchantId: 'M1', parameters: {} },
    capture: true,
    eci: 'INTERNET',
    reference: 'INV 1001',
    ...rest,
  };
};

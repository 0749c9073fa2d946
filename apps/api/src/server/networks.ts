import type { GatewayAdapter } from '../engines/gateways/adapter.ts';
import { simulator } from '../engines/gateways/simulator/simulator.ts';

/** How this product reaches the networks of cards, banks and payers. */
export const networks: GatewayAdapter = simulator;

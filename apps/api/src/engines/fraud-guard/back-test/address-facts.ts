import { isHighRiskCountry } from '@quickportal/contracts/rules/high-risk-countries';
import type { TestedPayment } from '@quickportal/db/fraud-back-tests/payment-rows';
import type { IpFactsSource } from '../../ip-facts/ip-facts.ts';
import type { PaymentKey } from './payment-keys.ts';

/** Addresses whose facts are kept: about 100 MB. */
const MOST_KEPT = 1_000_000;

export interface AddressFacts {
  readonly country: string | null;
  readonly isHighRisk: boolean;
  readonly isAnonymousProxy: boolean;
}

/** Looks addresses of payments up, each once as long as there are not too many: a look-up takes microseconds. */
export function addressFacts(source: IpFactsSource): (row: TestedPayment, key: PaymentKey) => AddressFacts {
  // There are a few hundred different facts
  const shared = new Map<string, AddressFacts>();
  const ofIpv4 = new Map<number, AddressFacts>();
  const ofText = new Map<string, AddressFacts>();

  function lookUp(text: string): AddressFacts {
    const { country, isAnonymousProxy } = source.lookUp(text);
    const name = `${country} ${isAnonymousProxy}`;
    let facts = shared.get(name);
    if (!facts) {
      facts = { country, isHighRisk: isHighRiskCountry(country), isAnonymousProxy };
      shared.set(name, facts);
    }
    return facts;
  }

  function remembered<K>(known: Map<K, AddressFacts>, key: K, text: () => string): AddressFacts {
    let facts = known.get(key);
    if (!facts) {
      if (known.size >= MOST_KEPT) known.clear();
      facts = lookUp(text());
      known.set(key, facts);
    }
    return facts;
  }

  return (row, key) => {
    const text = () => row.bytes.toString('latin1', row.payerIp.at, row.payerIp.at + row.payerIp.length);
    if (key.high === 0) return remembered(ofIpv4, key.low, text);
    const address = text();
    return remembered(ofText, address, () => address);
  };
}

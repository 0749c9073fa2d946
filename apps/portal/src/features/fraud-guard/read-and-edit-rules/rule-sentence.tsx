import { VELOCITY_HOURS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { RuleField } from './rule-groups.ts';

/** Shows a field inside a sentence: as a control, or as text. */
export type RulePart = (field: RuleField) => React.ReactNode;

/** A value and its unit, on one line. */
const Together = ({ children }: { children: React.ReactNode }) => (
  <span className="inline-flex items-center gap-x-1.75 whitespace-nowrap">{children}</span>
);

const sentences: Readonly<Record<SwitchableRule, (part: RulePart) => React.ReactNode>> = {
  CARD_PAN: (part) => (
    <>
      When a card is declined {part('cardPanCount')} times within <Together>{part('cardPanTime')} hours</Together>
    </>
  ),
  IP_ADDRESS: (part) => (
    <>
      When an IP address is declined {part('ipAddressCount')} times within{' '}
      <Together>{part('ipAddressTime')} hours</Together>
    </>
  ),
  VELOCITY_CHECK: (part) => (
    <>
      When a card is approved more than {part('velocityCheckLimit')} times within {VELOCITY_HOURS} hours
    </>
  ),
  BANK_COUNTRIES: (part) => (
    <>
      When the bank’s country {part('bankCountriesType')} {part('bankCountriesList')}
    </>
  ),
  CUSTOMER_COUNTRIES: (part) => (
    <>
      When the customer’s country {part('customerCountriesType')} {part('customerCountriesList')}
    </>
  ),
  HIGH_RISK_IP_COUNTRY: () => 'When the IP address is in a country with a high risk of fraud',
  IP_BIN_COUNTRY_MISMATCH: () => 'When the IP address and the card’s bank are in different countries',
  ANONYMOUS_IP_PROXY: () => 'When the IP address hides where the customer is',
  UNUSUALLY_LARGE_AMOUNT: (part) => <>When the amount is above {part('unusuallyLargeAmountLimit')}</>,
};

/** What a rule looks for, as a sentence with its values inside. */
export const RuleSentence = ({ rule, renderPart }: { rule: SwitchableRule; renderPart: RulePart }) =>
  sentences[rule](renderPart);

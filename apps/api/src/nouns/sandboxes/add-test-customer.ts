import { accountDisplayName } from '@quickportal/contracts/rules/accounts/account-display-name';
import { CARD_TYPE } from '@quickportal/contracts/rules/accounts/account-types';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertCustomerAccount, setDefaultAccount } from '@quickportal/db/customer-accounts/change-customer-account';
import { insertCustomer, nextCustomerNumber } from '@quickportal/db/customers/change-customer';
import { insertRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { dayAt } from '../../engines/clock/community-days.ts';
import { planOf, progressOf } from '../../engines/schedules/plan-of.ts';
import { fingerprintNumber, keepNumber } from '../../engines/vault/vault.ts';
import type { Services } from '../../procedures/services.ts';
import type { TestCustomer } from './test-customers.ts';

export interface SandboxPlace extends CommunityBasics {
  businessId: number;
}

/** Adds a customer with a card and, where it has one, a schedule. */
export async function addTestCustomer(
  services: Services,
  trx: WriteTransaction,
  { place, customer, now }: { place: SandboxPlace; customer: TestCustomer; now: Date },
): Promise<{ customer: TestCustomer; customerId: number; accountId: number }> {
  const customerId = await addCustomer(trx, place, customer, now);
  const accountId = await addCard(services, trx, { place, customerId, customer, now });
  if (customer.monthly !== undefined)
    await addSchedule(trx, { place, customerId, accountId, amount: customer.monthly, now });
  return { customer, customerId, accountId };
}

async function addCustomer(
  trx: WriteTransaction,
  { communityId, businessId }: SandboxPlace,
  { customerName, email }: TestCustomer,
  now: Date,
): Promise<number> {
  const customerNumber = await nextCustomerNumber(trx, { communityId, businessId });
  return insertCustomer(
    trx,
    {
      communityId,
      businessId,
      customerNumber,
      customerName,
      email,
      street1: '12 Wharf Road',
      street2: '',
      street3: '',
      city: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
      country: 'AU',
      receivesEmail: false,
      receivesSms: false,
      phoneNumber: '',
    },
    now,
  );
}

async function addCard(
  services: Services,
  trx: WriteTransaction,
  {
    place: { communityId, businessId },
    customerId,
    customer,
    now,
  }: { place: SandboxPlace; customerId: number; customer: TestCustomer; now: Date },
): Promise<number> {
  const number = { kind: 'CARD' as const, cardNumber: customer.cardNumber };
  const fingerprint = await fingerprintNumber(services, trx, { communityId, number, at: now });
  const kept = await keepNumber(services, trx, { communityId, businessId, number, at: now });
  const { masked, lastDigits, cardScheme } = kept;
  const accountId = await insertCustomerAccount(
    trx,
    {
      communityId,
      businessId,
      customerId,
      accountType: CARD_TYPE,
      displayName: accountDisplayName({ cardScheme, bsb: null, lastDigits, masked }),
      holderName: customer.customerName,
      cardScheme,
      cardType: 'CREDIT',
      maskedNumber: masked,
      lastDigits,
      expiry: { month: 12, year: now.getUTCFullYear() + 2 },
      bsb: null,
      nzBankCode: null,
      nzBranchCode: null,
      vaultEntryId: kept.vaultEntryId,
      fingerprint,
    },
    now,
  );
  await setDefaultAccount(trx, { customerId, accountId }, now);
  return accountId;
}

async function addSchedule(
  trx: WriteTransaction,
  {
    place,
    customerId,
    accountId,
    amount,
    now,
  }: { place: SandboxPlace; customerId: number; accountId: number; amount: bigint; now: Date },
): Promise<void> {
  const { communityId, businessId, currency } = place;
  const today = dayAt(place, now);
  const terms = {
    accountId,
    description: 'Monthly plan',
    amount,
    frequency: 'MONTHLY' as const,
    startDate: addDays(today, 7),
    end: { rule: 'UNTIL_STOPPED' as const },
    customerReferenceNumber: '',
    paymentReferenceNumber: '',
  };
  const plan = planOf({ ...terms, account: { accountType: CARD_TYPE } });
  const progress = progressOf(plan, 0, { today, lastRunOn: null });
  await insertRecurringPayment(trx, { communityId, businessId, customerId, currency }, terms, progress, now);
}

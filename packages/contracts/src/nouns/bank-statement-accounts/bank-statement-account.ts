import { z } from 'zod';
import { currentVersion, shownText, statusDisplay, toneField } from '../../kernel/field-builders.ts';
import { currency, id } from '../../kernel/primitives.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';
import { bankStatementAccountStates } from '../../rules/states/reconciliation.ts';
import { statementSource } from './statement-source.ts';

export const bankStatementAccountId = () =>
  id().meta({ title: 'Bank statement account ID', description: 'Identifier of the account.', examples: [301] });

/** The number of an account as everyone sees it: masked but for its last four digits. */
export const accountIdentifier = (example = '.....4471') =>
  shownText('Account', 'Account number, masked but for its last four digits.', example);

/** A bank account whose statements arrive (3E016). */
export const BankStatementAccount = z
  .strictObject({
    bankStatementAccountId: bankStatementAccountId(),
    aliasName: shownText('Name', 'Name of the account.', 'Water receipts'),
    source: statementSource(),
    formattedAccountIdentifier: shownText(
      'Formatted account',
      'The masked number with its BSB, or its bank and branch.',
      '062-000 .....4471',
    ),
    accountIdentifier: accountIdentifier(),
    businessId: id().meta({ title: 'Business ID', description: 'The business of the account.', examples: [100] }),
    businessName: shownText('Business', 'Name of the business.', 'Harbour City Water'),
    businessCode: shownText('Business code', 'Code of the business.', 'HCWATER'),
    communityName: shownText('Community', 'Name of the community.', 'Harbour City Utilities'),
    groupCode: shownText('Group Code', 'Group that the account is listed in; may be empty.', 'HCRECV'),
    currency: currency().meta({ title: 'Currency', description: 'Currency of the account.' }),
    statusCode: z
      .enum(stateNames(bankStatementAccountStates))
      .meta({ title: 'Status', description: 'Whether statements of the account arrive.' }),
    statusDisplay: statusDisplay(bankStatementAccountStates),
    statusClass: toneField('Status class'),
    version: currentVersion(),
  })
  .meta({ id: 'BankStatementAccount', title: 'Bank statement account' });
export type BankStatementAccount = z.output<typeof BankStatementAccount>;

import { z } from 'zod';
import type { Condition } from '../../kernel/form-meta.ts';
import { currency, numberText, text } from '../../kernel/primitives.ts';
import { statementSource } from './statement-source.ts';

const isIn = (code: 'AUD' | 'NZD'): { visibleWhen: Condition; requiredWhen: Condition } => {
  const condition = { field: 'currency', is: code } as const;
  return { visibleWhen: condition, requiredWhen: condition };
};

/** Letters, digits, dash and underscore, kept in capitals. */
export const GROUP_CODE = /^[A-Za-z0-9_-]{1,20}$/;
export const GROUP_CODE_FAULT = 'Use up to 20 letters, digits, dashes and underscores.';
/** Most characters of a name. */
export const MOST_NAME = 60;

/** Fields of a new statement account. */
export const newAccountFields = {
  aliasName: text({ max: MOST_NAME }).meta({
    title: 'Name',
    description: 'Name of the account.',
    examples: ['Water receipts'],
    'x-form': { autocomplete: 'off' },
  }),
  currency: currency().meta({
    title: 'Currency',
    description: 'Currency of the account: AUD has a BSB and a number, NZD one number.',
    'x-form': {
      widget: 'radio',
      options: [
        { value: 'AUD', label: 'Australian dollars' },
        { value: 'NZD', label: 'New Zealand dollars' },
      ],
    },
  }),
  bsb: numberText({ max: 12 })
    .optional()
    .meta({
      title: 'BSB',
      description: 'Branch of an Australian account, six digits.',
      examples: ['062-000'],
      'x-form': {
        ...isIn('AUD'),
        widget: 'masked',
        mask: 'bsb',
        searchPath: 'bsb-branches',
        width: 'half',
        inputMode: 'numeric',
        autocomplete: 'off',
      },
      'x-rules': [{ rule: 'bsb' }],
    }),
  accountNumber: numberText({ max: 20 })
    .optional()
    .meta({
      title: 'Account number',
      description: 'Number of an Australian account, one to nine digits. It is stored encrypted.',
      examples: ['12344471'],
      'x-form': { ...isIn('AUD'), width: 'half', inputMode: 'numeric', autocomplete: 'off' },
      'x-rules': [{ rule: 'auAccount' }],
    }),
  nzAccountNumber: numberText({ max: 30 })
    .optional()
    .meta({
      title: 'New Zealand account number',
      description: 'Bank, branch, account and suffix of a New Zealand account. It is stored encrypted.',
      examples: ['01-0902-0068389-00'],
      'x-form': {
        ...isIn('NZD'),
        widget: 'masked',
        mask: 'nzAccount',
        inputMode: 'numeric',
        autocomplete: 'off',
      },
      'x-rules': [{ rule: 'nzAccount' }],
    }),
  source: statementSource().default('BAI2'),
  groupCode: text({ max: 20, min: 0 })
    .regex(/^[A-Za-z0-9_-]*$/, { message: GROUP_CODE_FAULT })
    .default('')
    .meta({
      title: 'Group code',
      description: 'Group that the account is listed in; empty: the code of the business.',
      examples: ['HCRECV'],
      'x-form': { autocomplete: 'off', help: 'Leave empty for the code of the business.' },
    }),
};

/** Most lines of one bulk add, and most characters. */
export const MOST_BULK_LINES = 500;
export const MOST_BULK_TEXT = 50_000;

export const importOptionTitles = {
  IMPORT_VALID: 'Add the accounts that are right and list the others',
  ALL_OR_NOTHING: 'Add nothing unless every line is right',
} as const;
export type ImportOption = keyof typeof importOptionTitles;

/** Which lines of a bulk add become accounts (3E017). */
export const importOption = () =>
  z
    .enum(Object.keys(importOptionTitles) as [ImportOption, ...ImportOption[]])
    .default('IMPORT_VALID')
    .meta({
      title: 'Import option',
      description: 'What is added where some lines are wrong.',
      'x-form': {
        widget: 'radio',
        options: Object.entries(importOptionTitles).map(([value, label]) => ({ value, label })),
      },
    });

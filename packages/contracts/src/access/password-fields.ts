import { passwordText } from '../kernel/primitives.ts';

/** A password that a user already has, as a field. */
export const currentPassword = (title: string, description: string) =>
  passwordText().meta({
    title,
    description,
    'x-form': { widget: 'password', autocomplete: 'current-password' },
  });

const newPassword = () =>
  passwordText().meta({
    title: 'New password',
    description: 'At least 12 characters, one letter and one digit; hard to guess and not one of the last four.',
    'x-form': {
      widget: 'password',
      autocomplete: 'new-password',
      help: 'At least 12 characters, with a letter and a digit. Several unrelated words are best.',
    },
    'x-rules': [{ rule: 'newPassword' }],
  });

const repeatPassword = () =>
  passwordText().meta({
    title: 'Repeat the new password',
    description: 'The new password again.',
    'x-form': { widget: 'password', autocomplete: 'new-password' },
    'x-rules': [{ rule: 'equalTo', field: 'newPassword', message: 'Enter the same password twice.' }],
  });

/** New password and its repetition, shared by every form that sets one. */
export const newPasswordShape = {
  newPassword: newPassword(),
  repeatPassword: repeatPassword(),
};

import { expect, it } from 'vitest';
import { typeAfterTyping } from './payid-type.ts';

const none = { payId: '', payIdType: '' };

it.each([
  ['51 824 753 556', 'AUBN'],
  ['+61-491 570 157', 'TELI'],
  ['name@example.com', 'EMAL'],
  ['Northgate Tennis', 'ORGN'],
])('reads %s as %s while it is typed', (payId, type) => {
  expect(typeAfterTyping(payId, none)).toBe(type);
});

it('follows what is typed until another type is chosen', () => {
  expect(typeAfterTyping('name@example.com', { payId: 'name@example', payIdType: 'ORGN' })).toBe('EMAL');
  expect(typeAfterTyping('614123456789', { payId: '61412345678', payIdType: 'TELI' })).toBeNull();
});

it('begins again when the PayID is emptied', () => {
  expect(typeAfterTyping('', { payId: '61412345678', payIdType: 'TELI' })).toBe('');
});

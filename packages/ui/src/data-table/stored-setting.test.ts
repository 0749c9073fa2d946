import { expect, it } from 'vitest';
import { parseVisibility } from './stored-setting.ts';

it('believes only booleans by name', () => {
  expect(parseVisibility('{"email":false,"sms":true}')).toEqual({ email: false, sms: true });
  expect(parseVisibility('{"email":"no","sms":1,"id":true}')).toEqual({ id: true });
  expect(parseVisibility(null)).toEqual({});
  expect(parseVisibility('[true]')).toEqual({});
  expect(parseVisibility('null')).toEqual({});
  expect(parseVisibility('{')).toEqual({});
});

import { expect, it } from 'vitest';
import { readVisibility } from './stored-setting.ts';

it('believes only booleans by name', () => {
  expect(readVisibility('{"email":false,"sms":true}')).toEqual({ email: false, sms: true });
  expect(readVisibility('{"email":"no","sms":1,"id":true}')).toEqual({ id: true });
  expect(readVisibility(null)).toEqual({});
  expect(readVisibility('[true]')).toEqual({});
  expect(readVisibility('null')).toEqual({});
  expect(readVisibility('{')).toEqual({});
});

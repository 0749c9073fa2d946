/** A phone number taken apart: country code and national number, digits only, and the extension behind a switchboard. */
export interface Phone {
  country: string;
  national: string;
  extension?: string;
}

export type HomeCountry = 'AU' | 'NZ';

const ALLOWED = /^[0-9+\s().\u2010-\u2015-]+$/;
const EXTENSION = /(?:\s*[,;]?\s*(?:ext(?:ension|n)?\.?|x|#)\s*|;ext=)([0-9]{1,8})$/i;

// Landlines and mobiles, then numbers of organisations: 13 and 13 45, 1300, 1800 and 180, 190, and of satellites (ACMA)
const AU_NATIONAL =
  /^(?:[2347][0-9]{8}|8[1-9][0-9]{7}|13(?:[0-9]{4}|45[0-9]{4}|00[0-9]{6})|180(?:0[0-9]{6}|2[0-9]{3})|190[0-9]{7}|14[57][0-9]{6})$/;
// Landlines, mobiles, then 0508, 0800 and 0900 (Number Administration Deed)
const NZ_NATIONAL = /^(?:[34679][2-9][0-9]{6}|2[0-9]{7,9}|508[0-9]{6,7}|[89]0[0-9]{6,8})$/;
const nationals = { AU: AU_NATIONAL, NZ: NZ_NATIONAL };
const codes = { AU: '61', NZ: '64' } as const;
// An Australian company number starts with 00 too, so there 00 is only read before a country that is next door
const ABROAD = { AU: /^00(?:11|(?=6[14]))/, NZ: /^00(?:11)?/ };
/** Written without a leading zero inside Australia. */
const AU_ORGANISATION = /^1[3489]/;
// ITU country codes of one and of two digits; every other has three
const SHORT_CODES = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const inCountry = (country: HomeCountry, national: string): Phone | null => {
  // "+61 0412 ..." carries the trunk zero that is only dialled inside the country
  const number = national.replace(/^0/, '');
  return nationals[country].test(number) ? { country: codes[country], national: number } : null;
};

function international(digits: string): Phone | null {
  if (digits.startsWith(codes.AU)) return inCountry('AU', digits.slice(2));
  if (digits.startsWith(codes.NZ)) return inCountry('NZ', digits.slice(2));
  if (!/^[1-9][0-9]{6,14}$/.test(digits)) return null;
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { country: code, national: digits.slice(code.length) };
}

function readDigits(digits: string, home: HomeCountry): Phone | null {
  if (digits.startsWith('0')) return inCountry(home, digits) ?? inCountry(home === 'AU' ? 'NZ' : 'AU', digits);
  if (AU_ORGANISATION.test(digits)) return inCountry('AU', digits);
  return /^6[14]/.test(digits) && digits.length >= 10 ? international(digits) : null;
}

interface WrittenPhone {
  /** The whole number with its country code, after `+`, 0011 or 00. */
  isInternational: boolean;
  digits: string;
  extension?: string;
}

function takeApart(text: string, home: HomeCountry): WrittenPhone | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const extension = EXTENSION.exec(plain);
  const number = extension ? plain.slice(0, extension.index) : plain;
  if (!ALLOWED.test(number) || number.lastIndexOf('+') > 0) return null;
  // The zero in "+44 (0)20 ..." is not dialled from abroad, in any country
  const digits = (number.startsWith('+') ? number.replace('(0)', '') : number).replace(/[^0-9]/g, '');
  const prefix = number.startsWith('+') ? '' : ABROAD[home].exec(digits)?.[0];
  return {
    isInternational: prefix !== undefined,
    digits: digits.slice(prefix?.length),
    ...(extension?.[1] !== undefined && { extension: extension[1] }),
  };
}

/**
 * Reads an Australian or New Zealand number as dialled at home, of an organisation too (13, 1300, 1800, 0508, 0800), or
 * any international (E.164) one after `+`, 0011 or (from New Zealand) 00; an extension may follow ("ext 12", "x12"). A
 * number that both countries have is read as one of the `home` country.
 */
export function readPhone(text: string, home: HomeCountry = 'AU'): Phone | null {
  const written = takeApart(text, home);
  if (!written) return null;
  const phone = written.isInternational ? international(written.digits) : readDigits(written.digits, home);
  return phone && written.extension !== undefined ? { ...phone, extension: written.extension } : phone;
}

/** E.164, such as +61412345678. */
export const e164 = (phone: Phone): string => `+${phone.country}${phone.national}`;

/**
 * A number in E.164, +61412345678, however it is written; null where it is none. Two texts with the same one reach the
 * same line: extensions behind it don't count.
 */
export function toE164(text: string, home: HomeCountry = 'AU'): string | null {
  const phone = readPhone(text, home);
  return phone && e164(phone);
}

/** How the E.164 of a number begins that a user has begun to type, with the most likely first; none for other texts. */
export function e164Starts(text: string, home: HomeCountry = 'AU'): string[] {
  const whole = toE164(text, home);
  if (whole !== null) return [whole];
  const written = takeApart(text, home);
  if (!written || written.extension !== undefined || written.digits === '') return [];
  const { digits, isInternational } = written;
  if (isInternational) return [`+${digits.replace(/^(6[14])0/, '$1')}`];
  const national = digits.replace(/^0/, '');
  const other = home === 'AU' ? 'NZ' : 'AU';
  if (digits.startsWith('0')) return [`+${codes[home]}${national}`, `+${codes[other]}${national}`];
  return AU_ORGANISATION.test(digits) ? [`+${codes.AU}${digits}`] : [];
}

/**
 * How the digits of a stored number may begin, of which the text is the beginning: as it was typed, and with or without
 * the country code. Numbers are stored as they were typed. At most five, the typed one first; none for a text without
 * digits.
 */
export function storedStarts(text: string): string[] {
  const starts = [...e164Starts(text, 'AU'), ...e164Starts(text, 'NZ')].flatMap((start) => {
    const [, country = '', national = ''] = /^\+(6[14])(.+)$/.exec(start) ?? [];
    if (country === '') return [start.slice(1)];
    return [AU_ORGANISATION.test(national) ? national : `0${national}`, `${country}${national}`];
  });
  return [...new Set([text.replaceAll(/\D/g, ''), ...starts])].filter(Boolean);
}

/** As PayID writes it, such as +61-412345678. */
export const payIdPhone = (phone: Phone): string => `+${phone.country}-${phone.national}`;

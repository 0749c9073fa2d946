/** A phone number taken apart: country code and national number, digits only. */
export interface Phone {
  country: string;
  national: string;
}

const ALLOWED = /^[0-9+\s().\u2010-\u2015-]+$/;
const AU_NATIONAL = /^[23478][0-9]{8}$/;
const NZ_NATIONAL = /^([34679][2-9][0-9]{6}|2[0-9]{7,9})$/;
// ITU country codes of one and of two digits; every other has three
const SHORT_CODES = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const inCountry = (country: string, national: string): Phone | null => {
  // "+61 (0)412 ..." carries the trunk zero that is only dialled inside the country
  const number = national.replace(/^0/, '');
  return (country === '61' ? AU_NATIONAL : NZ_NATIONAL).test(number) ? { country, national: number } : null;
};

function international(digits: string): Phone | null {
  if (digits.startsWith('61') || digits.startsWith('64')) return inCountry(digits.slice(0, 2), digits.slice(2));
  if (!/^[1-9][0-9]{6,14}$/.test(digits)) return null;
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { country: code, national: digits.slice(code.length) };
}

/**
 * Reads an Australian or New Zealand number as dialled at home, or any international (E.164) one after `+` or 0011.
 * Service numbers (13, 1300, 1800) are refused. A ten-digit 02 number is read as one of the `home` country.
 */
export function readPhone(text: string, home: 'AU' | 'NZ' = 'AU'): Phone | null {
  const trimmed = text.trim();
  if (!ALLOWED.test(trimmed) || trimmed.lastIndexOf('+') > 0) return null;
  const digits = trimmed.replace(/[^0-9]/g, '');
  if (trimmed.startsWith('+')) return international(digits);
  if (digits.startsWith('0011')) return international(digits.slice(4));
  if (digits.startsWith('0')) {
    const [first, second] = home === 'AU' ? ['61', '64'] : ['64', '61'];
    return inCountry(first, digits) ?? inCountry(second, digits);
  }
  return /^6[14]/.test(digits) && digits.length >= 10 ? international(digits) : null;
}

/** E.164, such as +61412345678. */
export const e164 = (phone: Phone): string => `+${phone.country}${phone.national}`;

/** As PayID writes it, such as +61-412345678. */
export const payIdPhone = (phone: Phone): string => `+${phone.country}-${phone.national}`;

import type { Configuration } from '../../server/configuration.ts';

type Address = Pick<Configuration, 'publicUrl'>;

const isHttps = ({ publicUrl }: Address): boolean => publicUrl.protocol === 'https:';

/** `__Host-` ties the cookie to this host, path / and https; browsers refuse the prefix on plain http. */
const cookieName = (address: Address, name: string): string => (isHttps(address) ? `__Host-${name}` : name);

const SESSION = 'quickportal';
const RESET = 'quickportal-reset';

function cookie(address: Address, name: string, value: string, sameSite: 'Lax' | 'Strict', seconds?: number): string {
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = isHttps(address) ? '; Secure' : '';
  return `${cookieName(address, name)}=${value}; Path=/; HttpOnly; SameSite=${sameSite}${life}${secure}`;
}

/** Value of Set-Cookie that gives the browser its session; it lasts as long as the browser, the server ends it. */
export const sessionCookie = (address: Address, token: string): string => cookie(address, SESSION, token, 'Lax');

/** Value of Set-Cookie that takes it back. */
export const endedSessionCookie = (address: Address): string => cookie(address, SESSION, '', 'Lax', 0);

/** Holds the token of a reset link between opening the link and sending the form. */
export const resetCookie = (address: Address, token: string, seconds: number): string =>
  cookie(address, RESET, token, 'Lax', seconds);

export const endedResetCookie = (address: Address): string => cookie(address, RESET, '', 'Lax', 0);

function read(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}

/** The session token in a Cookie header; null when there is none. */
export const sessionTokenOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, SESSION));

/** The reset link's token in a Cookie header; null when there is none. */
export const resetTokenOf = (address: Address, header: string | undefined): string | null =>
  read(header, cookieName(address, RESET));

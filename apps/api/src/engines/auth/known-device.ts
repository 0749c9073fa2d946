import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthServices } from './auth-services.ts';
import { deviceCookie, deviceTokensOf } from './session-cookie.ts';

/** Days that a device stays known after the user's last sign-in on it. */
export const KNOWN_DEVICE_DAYS = 90;
const DAY_MS = 86_400_000;
/** Users remembered per browser; the least recent one is dropped first. */
const MOST_USERS = 5;
const SEPARATOR = '~';

/**
 * A browser on which a user has completed a sign-in. It does not prove who is using it: it only has limits of its own,
 * so that strangers' failures do not block the user. Account locks still apply.
 */
export interface KnownDevice {
  readonly userId: number;
  readonly deviceId: string;
}

const TOKEN = /^(\d{1,16})\.(\d{1,12})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const macOf = (key: Buffer, userId: number, issued: number, deviceId: string): string =>
  createHmac('sha256', key).update(`${userId}.${issued}.${deviceId}`).digest('base64url');

function readToken(key: Buffer, token: string, now: Date): KnownDevice | null {
  const [, user, at, deviceId = '', mac = ''] = TOKEN.exec(token) ?? [];
  const [userId, issued] = [Number(user), Number(at)];
  const age = now.getTime() - issued * 1000;
  if (!(age < KNOWN_DEVICE_DAYS * DAY_MS)) return null;
  const expected = Buffer.from(macOf(key, userId, issued, deviceId));
  return timingSafeEqual(expected, Buffer.from(mac)) ? { userId, deviceId } : null;
}

/** Returns the valid, unexpired device tokens of a Cookie header. */
function validTokens(services: AuthServices, cookie: string | undefined, now: Date): [string, KnownDevice][] {
  const tokens = deviceTokensOf(services.configuration, cookie)?.split(SEPARATOR, MOST_USERS) ?? [];
  const key = services.auth.deviceKey;
  return tokens.flatMap((token) => {
    const device = readToken(key, token, now);
    return device ? [[token, device] as [string, KnownDevice]] : [];
  });
}

/** Returns the users that a browser is known for, from its Cookie header. */
export const knownDevices = (services: AuthServices, cookie: string | undefined, now: Date): KnownDevice[] =>
  validTokens(services, cookie, now).map(([, device]) => device);

/** Returns the Set-Cookie value that makes the browser a known device of a user who has just completed a sign-in. */
export function knownDeviceCookie(
  services: AuthServices,
  { userId, cookie, now }: { userId: number; cookie: string | undefined; now: Date },
): string {
  const valid = validTokens(services, cookie, now);
  const deviceId =
    valid.find(([, device]) => device.userId === userId)?.[1].deviceId ?? randomBytes(16).toString('base64url');
  const issued = Math.floor(now.getTime() / 1000);
  const token = `${userId}.${issued}.${deviceId}.${macOf(services.auth.deviceKey, userId, issued, deviceId)}`;
  const others = valid.filter(([, device]) => device.userId !== userId).map(([other]) => other);
  const tokens = [token, ...others].slice(0, MOST_USERS);
  return deviceCookie(services.configuration, tokens.join(SEPARATOR), KNOWN_DEVICE_DAYS * 86_400);
}

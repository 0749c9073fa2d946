import { calm, type Hostility } from './hostility.ts';

/** An invalid setting of the network. */
export class NetworkArgumentError extends Error {}

const chances = new Set<string>([
  'loseRequest',
  'delayRequest',
  'loseAnswer',
  'answerLater',
  'loseNotification',
  'repeatNotification',
  'drawByAmount',
]);
const isSetting = (name: string): name is keyof Hostility => Object.hasOwn(calm, name);

/**
 * Parses `calm`, or settings such as `loseAnswer=1 maxDelay=20000`: probabilities from 0 to 1, times in milliseconds.
 */
export function hostilityFrom(texts: readonly string[]): Partial<Hostility> {
  if (texts.length === 1 && texts[0] === 'calm') return {};
  const settings: Partial<Hostility> = {};
  for (const text of texts) {
    const [, name = '', number = ''] = /^(\w+)=(\d{1,9}(?:\.\d{1,6})?)$/.exec(text) ?? [];
    if (!isSetting(name))
      throw new NetworkArgumentError(`Not a setting: ${text}. There are ${Object.keys(calm).join(', ')}`);
    const value = Number(number);
    if (chances.has(name) && value > 1) throw new NetworkArgumentError(`${name} is a probability, from 0 to 1`);
    settings[name] = value;
  }
  return settings;
}

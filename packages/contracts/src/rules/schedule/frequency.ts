import type { DateStep } from '../dates/date-steps.ts';

interface Frequency {
  /** As an option of a form. */
  title: string;
  /** From one date to the next; null where there is only one. */
  step: DateStep | null;
}

/** How often a schedule takes a payment. */
export const frequencies = {
  ONCE: { title: 'Once', step: null },
  WEEKLY: { title: 'Weekly', step: { unit: 'days', count: 7 } },
  FORTNIGHTLY: { title: 'Fortnightly', step: { unit: 'days', count: 14 } },
  FOUR_WEEKLY: { title: 'Four-weekly', step: { unit: 'days', count: 28 } },
  MONTHLY: { title: 'Monthly', step: { unit: 'months', count: 1 } },
  QUARTERLY: { title: 'Quarterly', step: { unit: 'months', count: 3 } },
  HALF_YEARLY: { title: 'Half-yearly', step: { unit: 'months', count: 6 } },
  YEARLY: { title: 'Yearly', step: { unit: 'months', count: 12 } },
} as const satisfies Record<string, Frequency>;

export type ScheduleFrequency = keyof typeof frequencies;
export const scheduleFrequencies = Object.keys(frequencies) as ScheduleFrequency[];

/** Frequencies as people read them. */
export const frequencyTitles = Object.fromEntries(
  scheduleFrequencies.map((frequency) => [frequency, frequencies[frequency].title]),
) as Readonly<Record<ScheduleFrequency, string>>;

/** A frequency's title and step. */
export const frequencyOf = (frequency: ScheduleFrequency): Frequency => frequencies[frequency];

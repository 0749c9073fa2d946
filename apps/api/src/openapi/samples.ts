import type { Json } from '@quickportal/contracts/kernel/form-meta';

/** What a code sample sends. What is left out is taken from the examples of the operation. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** The whole body. */
  readonly body?: Json;
}

/** A call before the one that a sample is about: a field of its response is used afterwards, by its name. */
export interface PrecedingCall extends SampleRequest {
  readonly operation: string;
  readonly take?: string;
}

export interface Sample extends SampleRequest {
  readonly first?: readonly PrecedingCall[];
}

/** What a sample is made with, so that it runs on the day it is read and in every language. */
export interface SampleContext {
  /** A date that many days from today, yyyy-mm-dd. */
  day: (days: number) => string;
  /** A year that many years from now. */
  year: (years: number) => string;
  /** One value for each language: what one program changes, another cannot change again. */
  one: <T>(forCurl: T, forNode: T, forPython: T) => T;
  /** What a preceding call returned, by the name of the field. */
  taken: (field: string) => string;
}

/** The samples of a noun, by operation. They use what a new demo holds. */
export type Samples = Readonly<Record<string, (given: SampleContext) => Sample>>;

/** The languages of samples, in the order of the values of `one`. */
export const SAMPLE_LANGUAGES = ['curl', 'Node', 'Python'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** Where samples have events posted to; the served document of a demo puts the demo's own receiver in its place. */
export const SAMPLE_RECEIVER = 'https://hooks.example.com/quickportal';

const DAY = 86_400_000;

/** Something that was taken from a response, in the place of a value; no value of ours has these brackets. */
export const TAKEN = /⟨(?<name>\w+)⟩/;

/** @param today yyyy-mm-dd */
export function sampleContext(language: SampleLanguage, today: string): SampleContext {
  return {
    day: (days) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10),
    year: (years) => String(Number(today.slice(0, 4)) + years),
    one: (...values) => values[SAMPLE_LANGUAGES.indexOf(language)] as (typeof values)[0],
    taken: (field) => `⟨${field}⟩`,
  };
}

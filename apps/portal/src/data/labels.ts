import { FIRST_LABELS, inLabels, type Labels, sentenceInLabels } from '@quickportal/contracts/rules/texts/labels';

let current: Labels = FIRST_LABELS;

/** Takes over the labels of the community that the tab works in; without one the first ones. */
export function keepLabels(labels: Labels = FIRST_LABELS): void {
  current = labels;
}

/** A text of ours in the words of the facility: `labelled('Choose a business')`. Never for what users wrote. */
export const labelled = <T extends string | undefined>(text: T): T =>
  (text === undefined ? text : inLabels(text, current)) as T;

/** A sentence of the server, which may have names in it. */
export const labelledSentence = (text: string): string => sentenceInLabels(text, current);

/** The labels now. */
export const labelsNow = (): Labels => current;

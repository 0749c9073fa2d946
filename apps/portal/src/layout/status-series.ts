import { statusLooks, type StatusWord } from '@quickportal/contracts/rules/state-machines/status-looks';

/** The series of a chart that counts what has a status: its word, in the tone that it has as a badge. */
export const statusSeries = <Id extends string>(id: Id, word: StatusWord) => ({
  id,
  label: word,
  tone: statusLooks[word].tone,
});

import { thingInLabels } from '@quickportal/contracts/rules/texts/things-in-labels';
import { labelsNow } from './labels.ts';

/** A list, page or form in the words of the facility. */
export const labelledThing = <T>(thing: T): T => thingInLabels(thing, labelsNow());

import { describe, expect, it } from 'vitest';
import { lastSearchOf, noteArrival, stepsBackTo } from './page-trail.ts';

const open = (view: string, index: number, search = {}) =>
  noteArrival({ pathname: `/quickportal/${view}`, search, state: { __TSR_index: index } });

describe('the way back of a page', () => {
  it('leads to the page before, over the tabs and filters of this one', () => {
    open('TransactionSearchView', 10, { page: '3' });
    open('TransactionDetailView', 11);
    open('TransactionDetailView', 12, { tab: 'history' });
    expect(stepsBackTo('TransactionSearchView')).toBe(2);
    expect(stepsBackTo('CustomerDetailsView')).toBeNull();
    expect(lastSearchOf('TransactionSearchView')).toEqual({ page: '3' });
  });

  it('forgets a page that another one replaced', () => {
    open('CustomerDetailsView', 20);
    open('CaptureDetailsView', 21);
    open('TransactionDetailView', 21);
    expect(stepsBackTo('CaptureDetailsView')).toBeNull();
    expect(stepsBackTo('CustomerDetailsView')).toBe(1);
  });

  it('follows the browser back and forth', () => {
    open('CustomerSearchView', 30);
    open('CustomerDetailsView', 31);
    open('CustomerSearchView', 30);
    expect(stepsBackTo('CustomerDetailsView')).toBeNull();
    open('CustomerDetailsView', 31);
    expect(stepsBackTo('CustomerSearchView')).toBe(1);
  });
});

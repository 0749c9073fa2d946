import { describe, expect, it } from 'vitest';
import { groupViews, nameProblem, type SavedView } from './saved-view.ts';

const view = (id: string, name: string, own: boolean): SavedView => ({ id, name, own, shared: !own });
const views = [view('1', 'Week 10', true), view('2', 'Disabled', false), view('3', 'Week 9', true)];

describe('saved views', () => {
  it('puts own views first, sorted as people do', () => {
    const { own, others } = groupViews(views);
    expect(own.map((savedView) => savedView.name)).toEqual(['Week 9', 'Week 10']);
    expect(others.map((other) => other.name)).toEqual(['Disabled']);
  });

  it('wants a name of its own among the own views', () => {
    expect(nameProblem(' ', views)).toBe('Enter a name');
    expect(nameProblem(' week 9 ', views)).toBe('You already have a view with this name');
    expect(nameProblem('week 9', views, '3')).toBeUndefined();
    expect(nameProblem('Disabled', views)).toBeUndefined();
  });
});

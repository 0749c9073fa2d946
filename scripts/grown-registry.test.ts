import { expect, it } from 'vitest';
import { grown, refuseListsOfCalls } from './grown-registry.ts';

const page = (at: number) =>
  `p({view:\`Page${at}View\`,title:\`Number ${at}\`,load:()=>e(()=>import(\`./page-0000000${at % 10}.js\`),[],import.meta.url)})`;
const script = `var a=[${Array.from({ length: 30 }, (_, at) => page(at)).join(',')}]`;

it('adds pages under names and files of their own', () => {
  const views = [...grown(script, 50).matchAll(/view:`(\w+)`/g)].map(([, view]) => view);
  expect(views).toHaveLength(50);
  expect(new Set(views).size).toBe(50);
});

it('refuses a script whose pages it does not recognise', () => {
  expect(() => grown('var a=[]', 50)).toThrow('Only 0 pages are recognised');
});

it('refuses a first load that has a list of calls', () => {
  const calls = Array.from({ length: 10 }, (_, at) => `customers.getSomething${'abcdefghij'[at]}`);
  expect(() => refuseListsOfCalls(`trpc.${calls[0]}.useQuery()`, calls)).not.toThrow();
  expect(() => refuseListsOfCalls(calls.join(' '), calls)).toThrow('The first load has a list of calls');
});

import { expect, it } from 'vitest';
import { fillPage, localPath } from './fill-page.ts';

it('escapes what it puts in, and leaves other percent signs alone', () => {
  const html = '<meta content="%CSRF_TOKEN%"><i>%ERROR%</i><b>%WIDTH%</b>';
  const filled = fillPage(html, {
    base: '/q',
    csrfToken: '"><script>',
    demo: true,
    sandboxes: true,
    query: { error: '<b>' },
  });
  expect(filled).toBe('<meta content="&quot;&gt;&lt;script&gt;"><i></i><b>%WIDTH%</b>');
});

it('lets returnTo lead to pages of this portal only', () => {
  for (const good of ['/q/CustomerDetailsView?CustomerId=5&tab=activity', '/q/'])
    expect(localPath(good, '/q')).toBe(good);
  for (const bad of [
    'https://evil.example/q/',
    '//evil.example/q/',
    '/other',
    '/q/../other',
    '/qq/',
    'javascript:1',
    ['/q/'],
    undefined,
    '/\\\\evil.example',
  ]) {
    expect(localPath(bad, '/q')).toBe('');
  }
  expect(localPath('//evil.example/x', '')).toBe('');
  expect(localPath('/HomeView', '')).toBe('/HomeView');
});

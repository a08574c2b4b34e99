import { renderToStaticMarkup } from 'react-dom/server';
import { Unbroken } from '#client/components/unbroken.tsx';

test('a compound stays on one line with its full stop, a dash with the words beside it', () => {
  const text = 'A layer-1, for well-kept books, or layer-2 - Build.';
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect([...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, kept]) => kept)).toEqual([
    'layer-1,',
    'well-kept',
    'layer-2 - Build.',
  ]);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
});

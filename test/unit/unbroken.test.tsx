import { renderToStaticMarkup } from 'react-dom/server';
import { Unbroken } from '#client/components/unbroken.tsx';

test('a word with a number after its hyphen is kept in one line with its comma or full stop, and the text stays as it is', () => {
  const text = 'A layer-1, for well-kept books, or layer-2.';
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect([...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, kept]) => kept)).toEqual([
    'layer-1,',
    'layer-2.',
  ]);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
});

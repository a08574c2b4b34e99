import { renderToStaticMarkup } from 'react-dom/server';
import type { ChangedPart } from './compare';

/** A page at one width, with its differences. */
export interface View {
  name: string;
  changed: readonly ChangedPart[];
}

const style = `body { font: 1rem/1.5 system-ui; margin: 2rem }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; max-height: 80vh; overflow: auto }
figure { margin: 0 } img { width: 100%; outline: 1px solid #888 }`;

/** An HTML page with the differences, largest first: before, after, and the changes marked. */
export function sheet(title: string, views: readonly View[]): string {
  const most = ({ changed }: View) => Math.max(0, ...changed.map(({ share }) => share));
  const sorted = views.toSorted((a, b) => most(b) - most(a));
  const same = sorted.filter(({ changed }) => changed.length === 0).map(({ name }) => name);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <meta charSet="utf-8" />
      <title>{title}</title>
      <style>{style}</style>
      <h1>{title}</h1>
      <p>{`Without a change: ${same.join(', ') || 'none'}.`}</p>
      {sorted.flatMap((view) =>
        view.changed.map((part) => (
          <Part key={pictureName(view, part, '')} view={view} part={part} />
        )),
      )}
    </html>,
  )}`;
}

function Part({ view, part }: { view: View; part: ChangedPart }) {
  return (
    <section>
      <h2>{`${view.name}, ${part.name}: ${(100 * part.share).toPrecision(2)} %`}</h2>
      <div>
        {(['before', 'after', 'changes'] as const).map((state) => (
          <figure key={state}>
            <figcaption>{part[state] ? state : `${state}: not there`}</figcaption>
            {part[state] && <img src={pictureName(view, part, state)} alt={state} loading="lazy" />}
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The file beside the sheet. */
export function pictureName({ name }: View, part: ChangedPart, state: string): string {
  return `${name}-${part.name}-${state}.png`.replaceAll(' ', '-');
}

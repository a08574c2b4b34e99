import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChangedPart } from './changed-part';
import { percent } from './percent';
import type { Shot } from './shot';

/** Writes the sheet that shows what has changed, most first, and returns its path. It reads sheet.css beside it. */
export function writeSheet(outDir: string, commit: string, shots: readonly Shot[]): string {
  const file = join(outDir, 'index.html');
  const sheet = <Sheet title={`Changes since ${commit}`} shots={shots} />;
  writeFileSync(file, `<!doctype html>${renderToStaticMarkup(sheet)}\n`);
  return file;
}

interface SheetProps {
  title: string;
  shots: readonly Shot[];
}

function Sheet({ title, shots }: SheetProps) {
  const sorted = [...shots].sort((a, b) => b.share - a.share);
  const changed = sorted.filter(({ share }) => share > 0);
  const unchanged = sorted.filter(({ share }) => share === 0);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <link rel="stylesheet" href="sheet.css" />
      </head>
      <body>
        <h1>{title}</h1>
        <p>
          {`${changed.length} of ${shots.length} views differ. Each part that does is shown as it was, as it is, and with its changes marked. A picture opens the whole page, whose sections stand apart so that one does not move the next.`}
        </p>
        <Overview shots={shots} />
        {changed.map((shot) => (
          <section key={idOf(shot)} id={idOf(shot)}>
            <h2>
              {shot.name} <small>{`${shot.width} px, ${percent(shot.share)} changed`}</small>
            </h2>
            {shot.parts
              .filter(({ changedPixels }) => changedPixels > 0)
              .map((part) => (
                <ChangedPart key={part.name} part={part} shot={shot} />
              ))}
          </section>
        ))}
        <details>
          <summary>{`${unchanged.length} views without a change`}</summary>
          <ul>
            {unchanged.map((shot) => (
              <li key={idOf(shot)}>
                <a href={shot.files.after}>{`${shot.name}, ${shot.width} px`}</a>
              </li>
            ))}
          </ul>
        </details>
      </body>
    </html>
  );
}

/** Pages down, widths across. */
function Overview({ shots }: { shots: readonly Shot[] }) {
  const widths = [...new Set(shots.map(({ width }) => width))];
  const names = [...new Set(shots.map(({ name }) => name))];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {widths.map((width) => (
            <th key={width} scope="col">{`${width} px`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {shots
              .filter((shot) => shot.name === name)
              .map((shot) => (
                <td key={shot.width}>
                  {shot.share > 0 ? <a href={`#${idOf(shot)}`}>{percent(shot.share)}</a> : '0'}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function idOf({ name, width }: Shot): string {
  return `${name}-${width}`;
}

import { percent } from './percent';
import type { ComparedPart, Shot } from './shot';
import type { Part } from './take-picture';

interface ChangedPartProps {
  shot: Shot;
  part: ComparedPart;
}

/** One part as it was, as it is, and what has changed, side by side. */
export function ChangedPart({ shot, part }: ChangedPartProps) {
  const { files, parts, width } = shot;
  const share = percent(part.changedPixels / (width * part.height));
  const [before, after] = [parts.map((each) => each.before), parts.map((each) => each.after)];
  return (
    <article>
      <h3>
        {part.name} <small>{`${share} of it`}</small>
      </h3>
      <div className="pictures">
        <Crop name="Before" file={files.before} width={width} part={part.before} all={before} />
        <Crop name="After" file={files.after} width={width} part={part.after} all={after} />
        <Crop name="Changes" file={files.changes} width={width} part={part} all={parts} />
      </div>
    </article>
  );
}

interface CropProps {
  name: string;
  file: string;
  width: number;
  part: Part | undefined;
  /** All parts of the same picture. */
  all: readonly (Part | undefined)[];
}

/** A part of a picture. A margin in per cent is one of the width, so it scales with the column. */
function Crop({ name, file, width, part, all }: CropProps) {
  // The browser only loads a picture in time when it knows where it ends.
  const bottom = Math.max(...all.map((each) => (each ? each.top + each.height : 0)));
  return (
    <figure style={{ maxWidth: width }}>
      <figcaption>{name}</figcaption>
      {part ? (
        <a href={file} className="crop" style={{ aspectRatio: `${width} / ${part.height}` }}>
          <img
            src={file}
            alt={`${name}: ${part.name}`}
            loading="lazy"
            style={{
              aspectRatio: `${width} / ${bottom}`,
              marginTop: `${(-100 * part.top) / width}%`,
            }}
          />
        </a>
      ) : (
        <p>Not there.</p>
      )}
    </figure>
  );
}

import { fileSize, longDate } from '#shared/figures/format.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';

const { caption, columns, checksum, download } = whitepaperSection.ledger;

/** All versions of the whitepaper with their hashes, the newest first. */
export function VersionLedger() {
  return (
    <div className="version-ledger">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {whitepaperVersions.map((entry) => (
          <tbody key={entry.version}>
            <tr className="version-ledger__facts">
              <th scope="row">
                <a
                  href={entry.path}
                  download={entry.fileName}
                  aria-label={`${download} ${entry.title}`}
                >
                  {entry.version}
                </a>
              </th>
              <td>
                <time dateTime={entry.published}>{longDate(entry.published)}</time>
              </td>
              <td>{entry.pages}</td>
              <td>{fileSize(entry.bytes)}</td>
            </tr>
            <tr>
              <td colSpan={columns.length}>
                <div className="version-ledger__file">
                  <span>{checksum}</span> <Checksum sum={entry.sha256} />
                </div>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface ChecksumProps {
  sum: string;
}

/** In groups of eight, which are easier to compare than 64 characters; copying gives no spaces. */
function Checksum({ sum }: ChecksumProps) {
  return (
    <code>
      {sum.match(/.{1,8}/g)?.map((group) => (
        <span key={group}>{group}</span>
      ))}
    </code>
  );
}

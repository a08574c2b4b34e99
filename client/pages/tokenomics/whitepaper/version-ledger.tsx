import { fileSize, longDate } from '#shared/figures/format.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';

const { caption, columns, checksum, download } = whitepaperSection.ledger;

/** All versions of the whitepaper with their hashes, the newest first. */
export function VersionLedger() {
  return (
    <div className="version-ledger">
      <table>
        <caption className="visually-hidden">{caption}</caption>
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
                  <span>{checksum}</span>{' '}
                  {/* Groups are easier to compare than 64 characters; copying gives no spaces. */}
                  <code>
                    {entry.sha256.match(/.{1,8}/g)?.map((group) => (
                      <span key={group}>{group}</span>
                    ))}
                  </code>
                </div>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

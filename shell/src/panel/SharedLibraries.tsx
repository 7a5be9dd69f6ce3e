import { VisuallyHidden } from 'platform';
import type { PanelData, SharedLibrary } from './panel-data';
import * as S from './Panel.styles';
import { Chip } from './shared.styles';

interface SharedLibrariesProps {
  data: PanelData;
  numberOf: (remote: string) => number;
}

/** Libraries that remotes take from the shell. */
export function SharedLibraries({ data: { shared }, numberOf }: SharedLibrariesProps) {
  if (shared.length === 0) return null;
  const outside = shared.filter(({ inRange }) => inRange === false).length;
  return (
    <S.Libraries>
      <h3>Shared libraries {outside > 0 && <span>{outside} outside its range</span>}</h3>
      <table>
        <thead>
          <tr>
            {['Library', 'Version', 'Used by', 'Range', 'State'].map((title) => (
              <th key={title} scope="col">
                <VisuallyHidden>{title}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shared.map((library) => (
            <tr key={`${library.name} ${library.version}`}>
              <th scope="row">
                <code>{library.name}</code>
              </th>
              <td>{library.version}</td>
              <td>
                <span className="used">
                  {library.wantedBy
                    .map(({ remote }) => numberOf(remote))
                    .toSorted((a, b) => a - b)
                    .map((number) => (
                      <Chip key={number} $tone="soft">
                        {number}
                      </Chip>
                    ))}
                </span>
              </td>
              <td className="range">{[...new Set(library.wantedBy.flatMap(({ range }) => range ?? []))].join(', ')}</td>
              <LibraryState library={library} />
            </tr>
          ))}
        </tbody>
      </table>
    </S.Libraries>
  );
}

function LibraryState({ library: { inRange } }: { library: SharedLibrary }) {
  if (inRange === null) return <td className="state">shared</td>;
  return <td className={inRange ? 'state good' : 'state outside'}>{inRange ? 'in range' : 'outside its range'}</td>;
}

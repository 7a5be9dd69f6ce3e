import { useEffect, useRef } from 'react';
import { errorPhases, platformErrors, type PlatformErrorCode } from 'shared-contracts';
import { Marked } from '../kit/Marked';
import { docsData } from './docs-data';
import { useTeamsAddress } from './use-teams-address';
import * as S from './TeamsPage.styles';

const codes = Object.keys(platformErrors) as PlatformErrorCode[];
const phaseOf = (code: PlatformErrorCode) => errorPhases[Number(code[3]) as keyof typeof errorPhases];

/** The error codes with their texts. `?code=TP-201` opens one. */
export function CodesView() {
  const { address } = useTeamsAddress();
  return (
    <>
      <S.Top>
        <p>Console, panel and client events name the codes of errors. The first digit is the phase.</p>
      </S.Top>
      <S.Codes>
        {codes.map((code) => (
          <CodeItem key={code} code={code} isChosen={code === address.code} />
        ))}
      </S.Codes>
    </>
  );
}

function CodeItem({ code, isChosen }: { code: PlatformErrorCode; isChosen: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'start' });
  }, [isChosen]);
  const sections = docsData.errorPages.find((page) => page.code === code)?.sections ?? [];
  return (
    <li ref={item}>
      <details open={isChosen}>
        <summary>
          <b>{code}</b>
          <span>{platformErrors[code]}</span>
          <span>{phaseOf(code)}</span>
        </summary>
        <dl>
          {sections.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Marked text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

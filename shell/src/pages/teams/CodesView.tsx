import { useEffect, useRef } from 'react';
import { Icon } from 'platform';
import { errorPhases, platformErrors, type PlatformErrorCode } from 'shared-contracts';
import { Marked } from '../kit/Marked';
import { docsData } from './docs-data';
import { useTeamsAddress } from './use-teams-address';
import { errorCodes } from './words';
import * as S from './TeamsPage.styles';

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
        {errorCodes.map((code) => (
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
          <span data-phase>{phaseOf(code)}</span>
          <Icon name="chevronDown" size="sm" />
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

import type { ReactNode, Ref } from 'react';
import * as S from './Settings.styles';

interface SettingRowProps {
  id?: string;
  title: string;
  /** Current value of the setting. */
  text: ReactNode;
  /** Its buttons. */
  actions?: ReactNode;
  failure?: string | null;
  /** Ref for focus, if the action removes its button. */
  ref?: Ref<HTMLLIElement>;
}

/** One setting of the account with its actions. */
export function SettingRow({ id, title, text, actions, failure = null, ref }: SettingRowProps) {
  return (
    <S.Row id={id} ref={ref} tabIndex={-1}>
      <S.Text>
        <h3>{title}</h3>
        <p>{text}</p>
      </S.Text>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      {failure !== null && <S.Problem role="alert">{failure}</S.Problem>}
    </S.Row>
  );
}

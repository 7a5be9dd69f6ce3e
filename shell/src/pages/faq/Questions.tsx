import { Icon, Link } from 'platform';
import * as S from './Questions.styles';

interface QuestionsProps {
  /** `details` elements of the same name are one group, of which the browser opens one at most. */
  name: string;
  questions: readonly AnsweredQuestion[];
}

/** Collapsible questions with answers, with or without JavaScript. */
export function Questions({ name, questions }: QuestionsProps) {
  return (
    <S.List>
      {questions.map(({ question, answer, more }) => (
        <S.Item key={question} name={name}>
          <S.Question>
            {question}
            <Icon name="chevronDown" />
          </S.Question>
          <S.Answer>
            <p>{answer}</p>
            {more !== undefined && (
              <p>
                <Link to={more.to}>{more.label}</Link>
              </p>
            )}
          </S.Answer>
        </S.Item>
      ))}
    </S.List>
  );
}

interface AnsweredQuestion {
  question: string;
  /** Plain text: search engines get it too. */
  answer: string;
  /** Link that follows the answer. */
  more?: { label: string; to: string };
}

export interface QuestionGroup {
  title: string;
  questions: readonly AnsweredQuestion[];
}

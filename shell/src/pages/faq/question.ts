export interface AnsweredQuestion {
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

import type { Answers, Options, Question } from '#domain/work-time/table/questions.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { transferText } from './text.ts';

interface QuestionFieldProps<Name extends Question> {
  question: Name;
  options: readonly Options[Name][];
  answer: Answers[Name];
  isDisabled: boolean;
  onAnswer: (answer: Options[Name]['value']) => void;
}

/** A question that a table leaves open; nothing if it answers that itself. */
export function QuestionField<Name extends Question>(props: QuestionFieldProps<Name>) {
  const { question, options, answer, isDisabled, onAnswer } = props;
  const text = transferText.questions[question];
  const isAnswered = options.some(({ value }) => value === answer);
  if (options.length === 0) return null;
  return (
    <ChoiceField<Options[Name]['value']>
      label={text.label}
      value={isAnswered ? answer : undefined}
      options={options.map(({ value }) => value)}
      textOf={(value) =>
        options
          .filter((one) => one.value === value)
          .map(text.option)
          .join()
      }
      disabled={isDisabled}
      helperText={!isAnswered && text.hint}
      error={!isAnswered}
      onChange={onAnswer}
    />
  );
}

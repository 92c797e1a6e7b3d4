import { FormField } from './FormField.tsx';

interface NumberFieldProps {
  label: string;
  /** As it is typed. */
  text: string;
  /** As in a `FormField`. */
  problem: string | undefined;
  /** Has the focus first. */
  isFirst?: boolean;
  onText: (text: string) => void;
}

/** A number, which is replaced as a whole by what is typed. */
export function NumberField({ label, text, problem, isFirst, onText }: NumberFieldProps) {
  return (
    <FormField
      type="number"
      label={label}
      fullWidth
      autoFocus={isFirst}
      value={text}
      problem={problem}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

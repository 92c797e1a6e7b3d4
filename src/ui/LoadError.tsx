import { ErrorMessage } from './ErrorMessage.tsx';
import { uiText } from './text.ts';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, with the action that helps. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return <ErrorMessage message={message} actions={[{ label: uiText.retry, onClick: onRetry }]} />;
}

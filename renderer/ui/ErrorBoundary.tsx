import { say } from '@aerodrome/engine/text/say.ts';
import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error; by default a line with a retry button. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Catches render errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    if (this.props.fallback) return this.props.fallback(retry);
    return <RenderError onRetry={retry} />;
  }
}

export function RenderError({ onRetry }: { onRetry(): void }) {
  return (
    <p className="failed">
      {say('app.failed')}{' '}
      <Button look="quiet" onClick={onRetry}>
        {say('app.retry')}
      </Button>
    </p>
  );
}

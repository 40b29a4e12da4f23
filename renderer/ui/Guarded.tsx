import { say } from '@aerodrome/engine/text/say.ts';
import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

interface GuardedProps {
  children: ReactNode;
  /** What stands in for it; a line of words if nothing else is given. */
  instead?: (retry: () => void) => ReactNode;
}

/** Keeps what fails inside from taking everything around it along. */
export class Guarded extends Component<GuardedProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    if (this.props.instead) return this.props.instead(retry);
    return <Failed onRetry={retry} />;
  }
}

export function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <p className="failed">
      {say('app.failed')}{' '}
      <Button look="quiet" onClick={onRetry}>
        {say('app.retry')}
      </Button>
    </p>
  );
}

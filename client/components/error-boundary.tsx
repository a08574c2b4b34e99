import { Component, type ReactNode } from 'react';
import { unexpectedError } from '../../shared/problems';
import { ErrorView } from './error-view';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** An error while rendering in the browser: the visitor gets the words of the error page, in place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override state: ErrorBoundaryState = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorView problem={unexpectedError()} canReload />;
  }
}

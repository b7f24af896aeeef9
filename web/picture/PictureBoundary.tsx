import { Component, type ReactNode } from 'react';

/** Leaves a picture out that cannot be drawn or loaded: the reading below says the same. */
export class PictureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

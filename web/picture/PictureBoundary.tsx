import { Component, type ReactNode } from 'react';

interface PictureBoundaryProps {
  children: ReactNode;
  /** What stands in the place of a picture that cannot be drawn or loaded. */
  instead?: (error: unknown) => ReactNode;
}

/** Keeps a picture that cannot be drawn or loaded from taking the page along. */
export class PictureBoundary extends Component<PictureBoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    return failed ? (this.props.instead?.(failed.error) ?? null) : this.props.children;
  }
}

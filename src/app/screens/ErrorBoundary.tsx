import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Draws what is shown instead; `again` clears the error and draws the children anew. */
  fallback: (error: unknown, again: () => void) => ReactNode
}
type State = { failed: false } | { failed: true; error: unknown }

/** Catches what a screen throws while it is drawn, so that one broken screen leaves the rest of the page in use. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  again = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.again) : this.props.children
  }
}

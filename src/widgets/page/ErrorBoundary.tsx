import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Draws what is shown instead; `again` clears the error and draws the children anew. */
  fallback: (error: unknown, again: () => void) => ReactNode
  /** What of a screen it is, for the list of errors: „Карта „Файлове““. Absent: the screen as a whole. */
  part?: string
  /** What is drawn: when something else is, it is tried by itself. */
  of?: unknown
}
type State = { failed: false } | { failed: true; error: unknown }

/** Catches what its children throw while they are drawn, so that the rest of the page stays in use. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  again = () => this.setState({ failed: false })

  override componentDidUpdate({ of }: Props) {
    if (this.state.failed && of !== this.props.of) this.again()
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.again) : this.props.children
  }
}

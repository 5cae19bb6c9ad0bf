import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** `again` clears the error and renders the children. */
  fallback: (error: unknown, again: () => void) => ReactNode
  /**
   * The name of the part in the list of errors: „Карта „Файлове““. If absent, the boundary is that of the whole page.
   */
  part?: string
  /** The error is reset when this value changes. */
  of?: unknown
}
type State = { failed: false } | { failed: true; error: unknown }

/** Catches errors while its children render, so that the rest of the page works. */
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

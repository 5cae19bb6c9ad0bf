import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Renders the message in place of the children. `again` clears the error and renders the children again. */
  fallback: (error: unknown, again: () => void) => ReactNode
  /**
   * The name by which the list of errors calls this part of the page, as in „Карта „Файлове““. Absent for the boundary
   * of the whole page.
   */
  part?: string
  /** What the children show, such as the URL: when it changes, the error is reset. */
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

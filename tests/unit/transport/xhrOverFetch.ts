/** The part of XMLHttpRequest that an upload uses, built on `fetch`, because Node has no XMLHttpRequest. */
export class XhrOverFetch {
  readonly upload = {}
  readonly #headers = new Headers()
  #sent = { method: '', url: '' }
  #received = new Headers()
  onload?: () => void
  onerror?: () => void
  status = 0
  responseURL = ''
  response: Blob | null = null
  open(method: string, url: string) {
    this.#sent = { method, url }
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  getAllResponseHeaders() {
    return [...this.#received].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }
  send(body: FormData) {
    const { method, url } = this.#sent
    void fetch(url, { method, headers: this.#headers, body }).then(
      async (response) => {
        this.status = response.status
        this.#received = response.headers
        this.response = await response.blob()
        this.onload?.()
      },
      () => this.onerror?.(),
    )
  }
  abort() {
    return undefined
  }
}

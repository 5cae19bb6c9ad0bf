export const startCall = <T>(
  call: (signal: AbortSignal) => Promise<T>,
  onResponse: (response: T) => void,
): (() => void) => {
  const control = new AbortController()
  void call(control.signal).then((response) => {
    if (!control.signal.aborted) onResponse(response)
  })
  return () => control.abort()
}

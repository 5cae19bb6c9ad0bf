/**
 * Sends a call from an effect and passes on its result. Returns a function that aborts it, after which nothing is
 * passed on.
 */
export const startCall = <T>(
  call: (signal: AbortSignal) => Promise<T>,
  onAnswer: (answer: T) => void,
): (() => void) => {
  const control = new AbortController()
  void call(control.signal).then((answer) => {
    if (!control.signal.aborted) onAnswer(answer)
  })
  return () => control.abort()
}

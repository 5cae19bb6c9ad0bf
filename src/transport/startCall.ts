/** Sends a call and hands its answer on; returns how to abort it, after which no answer is handed on. For effects. */
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

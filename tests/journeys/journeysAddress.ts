/** The URL with a free port, which the main process chooses and the workers inherit. */
export const journeysAddress = (): string => {
  process.env.JOURNEYS_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
  return `http://localhost:${process.env.JOURNEYS_PORT}`
}

/** Returns the URL of the server of the journeys. The main process chooses a free port, and the workers inherit it. */
export const journeysAddress = (): string => {
  process.env.JOURNEYS_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
  return `http://localhost:${process.env.JOURNEYS_PORT}`
}

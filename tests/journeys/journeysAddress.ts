/** A free port, chosen by the main process and inherited by the workers. */
export const journeysAddress = (): string => {
  process.env.JOURNEYS_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
  return `http://localhost:${process.env.JOURNEYS_PORT}`
}

import { freshBuild } from '../../scripts/build/freshBuild.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { journeysWorld } from '../support/seededWorld.ts'

/** One free port of the machine, chosen by the main process and inherited by the workers. */
export const journeysAddress = (): string => {
  process.env.JOURNEYS_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
  return `http://localhost:${process.env.JOURNEYS_PORT}`
}

/** Builds when something changed (the workers find it by JOURNEYS_FOLDER), and serves the production build while the journeys run. */
const serveJourneys = async () => {
  const { folder } = await freshBuild()
  process.env.JOURNEYS_FOLDER = folder
  journeysAddress()
  const { stop } = await startServer({
    folder,
    port: Number(process.env.JOURNEYS_PORT),
    environment: { ...process.env, ...journeysWorld, DAY: `${journeysWorld.DAY}T10:00`, DELIVERIES_FASTER: '4' },
  })
  return stop
}

export default serveJourneys

import { freshBuild } from '../../scripts/build/freshBuild.ts'
import { startServer } from '../../scripts/serve/server.ts'
import { findBrowser } from '../support/findBrowser.ts'
import { journeysEnvironment } from '../support/seededDatabase.ts'
import { journeysAddress } from './journeysAddress.ts'

/**
 * Finds or installs the browser, builds the product if the sources have changed, and serves the build. Passes the
 * results to the workers in JOURNEYS_BROWSER and JOURNEYS_FOLDER.
 */
const serveJourneys = async () => {
  process.env.JOURNEYS_BROWSER ??= await findBrowser()
  const { folder } = await freshBuild()
  process.env.JOURNEYS_FOLDER = folder
  journeysAddress()
  const { stop } = await startServer({
    folder,
    port: Number(process.env.JOURNEYS_PORT),
    environment: { ...process.env, ...journeysEnvironment, DELIVERIES_FASTER: '4' },
  })
  return stop
}

export default serveJourneys

import { journeysWith } from './test/journeysWith.ts'

/**
 * `npm run journeys:network`: the main journeys over a network server, each with a world of its own, in place of the
 * imitation in the page. Names of files narrow it.
 */
journeysWith({ JOURNEYS_NETWORK: '1' })

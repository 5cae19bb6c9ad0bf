import { journeysWith } from './test/journeysWith.ts'

/**
 * `npm run journeys:network`: runs the main journeys over a network server, each with a separate mock database, instead
 * of the mock backend in the page. File names as arguments select journeys.
 */
journeysWith({ JOURNEYS_NETWORK: '1' })

import { journeysWith } from './test/journeysWith.ts'

/**
 * `npm run journeys:network`: runs the main journeys with a network server instead of the mock backend in the page.
 * File names as arguments select journeys.
 */
journeysWith({ JOURNEYS_NETWORK: '1' })

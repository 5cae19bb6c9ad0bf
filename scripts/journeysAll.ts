import { journeysWith } from './test/journeysWith.ts'

/**
 * `npm run journeys:all`: every journey, and the walks over all screens whole, of which `npm test` has time for a share.
 * Before a release. Names of files narrow it.
 */
journeysWith({ JOURNEYS_ALL: '1' })

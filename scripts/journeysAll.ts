import { journeysWith } from './test/journeysWith.ts'

/**
 * `npm run journeys:all`: runs every journey and visits all screens, before a release. (`npm test` visits only a part.)
 * File names as arguments select journeys.
 */
journeysWith({ JOURNEYS_ALL: '1' })

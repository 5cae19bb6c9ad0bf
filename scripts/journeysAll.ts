import { journeysWith } from './test/journeysWith.ts'

/**
 * `npm run journeys:all`: runs every journey, and visits all screens, of which `npm test` visits only a part. For
 * releases. File names as arguments select journeys.
 */
journeysWith({ JOURNEYS_ALL: '1' })

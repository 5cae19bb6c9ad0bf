import { journeysWith } from './test/journeysWith.ts'

/**
 * `npm run journeys:all`: every journey, and the full walks over all screens, of which `npm test` runs only a part. For
 * releases. File names as arguments select journeys.
 */
journeysWith({ JOURNEYS_ALL: '1' })

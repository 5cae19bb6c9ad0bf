import { journeysWith } from './test/journeysWith.ts'

journeysWith({ JOURNEYS_ALL: '1' })

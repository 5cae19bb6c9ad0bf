import { crawlExercises } from './crawlExercises.ts'
import { waysOfRecords } from './waysOfRecords.ts'

crawlExercises(waysOfRecords)

import { crawlExercises } from './walkExercises.ts'
import { waysOfRecords } from './waysOfRecords.ts'

crawlExercises(waysOfRecords)

import { crawlExercises } from './crawlExercises.ts'
import { waysOfDocuments } from './waysOfDocuments.ts'

crawlExercises(waysOfDocuments)

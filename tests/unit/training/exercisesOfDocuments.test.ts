import { crawlExercises } from './walkExercises.ts'
import { waysOfDocuments } from './waysOfDocuments.ts'

crawlExercises(waysOfDocuments)

import { walkExercises } from './walkExercises.ts'
import { waysOfDocuments } from './waysOfDocuments.ts'

walkExercises(waysOfDocuments)

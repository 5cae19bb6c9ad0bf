import { walkExercises } from './walkExercises.ts'
import { waysOfRecords } from './waysOfRecords.ts'

walkExercises(waysOfRecords)

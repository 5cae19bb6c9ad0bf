import { useAtomValue } from 'jotai'
import { metadata } from '../../../contract/metadata.ts'
import { orgStructure } from '../../../contract/orgStructure.ts'
import { type Lookup, lookupAtom } from '../../../state/lookup.ts'
import type { Names } from './taskBody.ts'

const items = <T>(lookup: Lookup<T[]>): readonly T[] => (lookup.kind === 'ready' ? lookup.items : [])

/** The lists the ids of a draft are named by when it is sent. */
export const useTaskNames = (): Names => ({
  types: items(useAtomValue(lookupAtom(metadata.getTaskTypes, {}))),
  priorities: items(useAtomValue(lookupAtom(metadata.getTaskPriorities, {}))),
  conjunctions: items(useAtomValue(lookupAtom(metadata.getConjunctionTypes, {}))),
  possibleResults: items(useAtomValue(lookupAtom(metadata.getPossibleResultTypes, {}))),
  positions: items(useAtomValue(lookupAtom(orgStructure.getPositions, {}))),
})

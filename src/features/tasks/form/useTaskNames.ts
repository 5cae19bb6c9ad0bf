import { useAtomValue } from 'jotai'
import { metadata } from '../../../contract/metadata.ts'
import { orgStructure } from '../../../contract/orgStructure.ts'
import { itemsOf, lookupAtom } from '../../../state/lookup.ts'
import type { Names } from './taskBody.ts'

export const useTaskNames = (): Names => ({
  types: itemsOf(useAtomValue(lookupAtom(metadata.getTaskTypes, {}))) ?? [],
  priorities: itemsOf(useAtomValue(lookupAtom(metadata.getTaskPriorities, {}))) ?? [],
  conjunctions: itemsOf(useAtomValue(lookupAtom(metadata.getConjunctionTypes, {}))) ?? [],
  possibleResults: itemsOf(useAtomValue(lookupAtom(metadata.getPossibleResultTypes, {}))) ?? [],
  positions: itemsOf(useAtomValue(lookupAtom(orgStructure.getPositions, {}))) ?? [],
})

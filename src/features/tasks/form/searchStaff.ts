import type { QueryClient } from '@tanstack/query-core'
import { map } from 'rxjs'
import type * as v from 'valibot'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { PersonInPicker, Position } from '../../../contract/shapes/people.ts'
import { matcherOf, searchable } from '../../../rules/foldText.ts'
import type { AskPage } from '../../../screen-kit/search/useSearchPicker.ts'
import { queryOf } from '../../../transport/query.ts'
import { listOf } from './listOf.ts'
import type { Added } from './taskDraft.ts'

export type PickedPerson = v.InferOutput<typeof PersonInPicker>
export type PickedPosition = v.InferOutput<typeof Position>

/** Pages of ten (document 2, section 9). */
export const pickerPageSize = 10

export const personText = ({ fullName, positionName, memberOfDepartment }: PickedPerson): string =>
  searchable(fullName, positionName, memberOfDepartment)
const positionText = ({ positionName, memberOfDepartment, actualPersonsInPosition }: PickedPosition): string =>
  searchable(positionName, memberOfDepartment, ...actualPersonsInPosition.map(({ fullName }) => fullName))

/** One page of what fits; both calls give whole lists, kept for the session, so the pages are cut here. */
const pageOf = <T>(all: readonly T[], textOf: (one: T) => string, text: string, skip: number, take: number): T[] => {
  const fits = matcherOf(text)
  return all.filter((one) => fits(textOf(one))).slice(skip, skip + take)
}

/** People by any part of the name, the position or the department. */
export const askPeople =
  (client: QueryClient): AskPage<PickedPerson> =>
  (text, { skip, take }) =>
    listOf(client, queryOf(orgStructure.getPersonsAndPositions, {})).pipe(
      map((all) => pageOf(all, personText, text, skip, take)),
    )

/** Positions by their name, their department or who holds them. */
export const askPositions =
  (client: QueryClient): AskPage<PickedPosition> =>
  (text, { skip, take }) =>
    listOf(client, queryOf(orgStructure.getPositions, {})).pipe(
      map((all) => pageOf(all, positionText, text, skip, take)),
    )

export const addedPerson = ({ personId, fullName, positionName, memberOfDepartment }: PickedPerson): Added => ({
  person: { id: personId, fullName },
  position: null,
  name: fullName,
  place: [positionName, memberOfDepartment].filter((part) => part).join(', '),
})

/** The names of who holds a position now. */
export const holdersOf = ({ actualPersonsInPosition }: PickedPosition): string[] =>
  actualPersonsInPosition.filter(({ isActive }) => isActive).map(({ fullName }) => fullName)

export const addedPosition = (position: PickedPosition): Added => ({
  person: null,
  position,
  name: position.positionName,
  place: [position.memberOfDepartment, holdersOf(position).join(', ')].filter((part) => part).join(' · '),
})

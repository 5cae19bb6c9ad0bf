import type { QueryClient } from '@tanstack/query-core'
import { map } from 'rxjs'
import type * as v from 'valibot'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { PersonInPicker, Position } from '../../../contract/shapes/people.ts'
import { foldText, matcherOf, searchable } from '../../../rules/words/foldText.ts'
import type { AskPage } from '../../../screen-kit/search/useSearchPicker.ts'
import type { Page } from '../../../streams/morePages.ts'
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

type Searched<T> = { textOf: (one: T) => string; nameOf: (one: T) => string }

/**
 * One page of what fits, names that begin with the text first. Both calls give whole lists, kept for the session, so
 * the pages are cut here.
 */
export const pageOf = <T>(
  all: readonly T[],
  { textOf, nameOf }: Searched<T>,
  text: string,
  { skip, take }: Pick<Page, 'skip' | 'take'>,
): T[] => {
  const fits = matcherOf(text)
  const beginning = foldText(text)
  const begins = (one: T) => foldText(nameOf(one)).startsWith(beginning)
  const found = all.filter((one) => fits(textOf(one)))
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(skip, skip + take)
}

const people: Searched<PickedPerson> = { textOf: personText, nameOf: ({ fullName }) => fullName }
const positions: Searched<PickedPosition> = { textOf: positionText, nameOf: ({ positionName }) => positionName }

/** People by any part of the name, the position or the department. */
export const askPeople =
  (client: QueryClient): AskPage<PickedPerson> =>
  (text, page) =>
    listOf(client, queryOf(orgStructure.getPersonsAndPositions, {})).pipe(map((all) => pageOf(all, people, text, page)))

/** Positions by their name, their department or who holds them. */
export const askPositions =
  (client: QueryClient): AskPage<PickedPosition> =>
  (text, page) =>
    listOf(client, queryOf(orgStructure.getPositions, {})).pipe(map((all) => pageOf(all, positions, text, page)))

type KnownPerson = Omit<PickedPerson, 'firstAndLastName'>
export const addedPerson = ({ personId, fullName, positionName, memberOfDepartment }: KnownPerson): Added => ({
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

import type * as v from 'valibot'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { PersonInPicker, Position } from '../../../contract/shapes/people.ts'
import { workAccessProblem } from '../../../rules/tasks/workAccess.ts'
import { matcherOf, searchable } from '../../../rules/words/foldText.ts'
import { rankMatches } from '../../../rules/words/rankMatches.ts'
import type { RequestPage } from '../../../screen-kit/search/useSearchPicker.ts'
import type { Fetch } from '../../../state/useFetch.ts'
import type { Page } from '../../../streams/morePages.ts'
import { queryOf } from '../../../transport/query.ts'
import type { AddedPerformer } from './taskDraft.ts'

export type PickedPerson = v.InferOutput<typeof PersonInPicker>
export type PickedPosition = v.InferOutput<typeof Position>

/** The number of results per page (specification 2, section 9). */
export const pickerPageSize = 10

export const personText = ({ fullName, positionName, memberOfDepartment }: PickedPerson): string =>
  searchable(fullName, positionName, memberOfDepartment)
const positionText = ({ positionName, memberOfDepartment, actualPersonsInPosition }: PickedPosition): string =>
  searchable(positionName, memberOfDepartment, ...actualPersonsInPosition.map(({ fullName }) => fullName))

type Searched<T> = { textOf: (one: T) => string; nameOf: (one: T) => string }

/**
 * Returns one page of the found people, the best match first. The calls return complete lists, so the client does the
 * paging.
 */
export const pageOf = <T>(
  all: readonly T[],
  { textOf, nameOf }: Searched<T>,
  text: string,
  { skip, take }: Pick<Page, 'skip' | 'take'>,
): T[] => {
  const fits = matcherOf(text)
  return rankMatches(
    all.filter((one) => fits(textOf(one))),
    text,
    nameOf,
  ).slice(skip, skip + take)
}

const people: Searched<PickedPerson> = { textOf: personText, nameOf: ({ fullName }) => fullName }
const positions: Searched<PickedPosition> = { textOf: positionText, nameOf: ({ positionName }) => positionName }

export const requestPeople =
  (fetchOnce: Fetch): RequestPage<PickedPerson> =>
  async (text, page) => {
    const found = await fetchOnce(queryOf(orgStructure.getPersonsAndPositions, {}))
    return found.done ? pageOf(found.reply, people, text, page) : null
  }

export const requestPositions =
  (fetchOnce: Fetch): RequestPage<PickedPosition> =>
  async (text, page) => {
    const found = await fetchOnce(queryOf(orgStructure.getPositions, {}))
    return found.done ? pageOf(found.reply, positions, text, page) : null
  }

export const accessProblem = ({ fullName, roles }: PickedPerson): string | null =>
  workAccessProblem('documents', fullName, roles)

type KnownPerson = Omit<PickedPerson, 'firstAndLastName'>
export const addedPerson = ({ personId, fullName, positionName, memberOfDepartment }: KnownPerson): AddedPerformer => ({
  person: { id: personId, fullName },
  position: null,
  name: fullName,
  place: [positionName, memberOfDepartment].filter((part) => part).join(', '),
})

export const holdersOf = ({ actualPersonsInPosition }: PickedPosition): string[] =>
  actualPersonsInPosition.filter(({ isActive }) => isActive).map(({ fullName }) => fullName)

export const addedPosition = (position: PickedPosition): AddedPerformer => ({
  person: null,
  position,
  name: position.positionName,
  place: [position.memberOfDepartment, holdersOf(position).join(', ')].filter((part) => part).join(' · '),
})

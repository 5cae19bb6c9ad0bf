import { atom } from 'jotai'
import { type StandIn, standIns } from '../../contract/standIns.ts'
import { today } from '../../dates/clock.ts'
import { awayText } from '../../rules/tasks/absence.ts'
import { mayCallAtom } from '../../state/access.ts'
import { queryAtom } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'

const standInsQueryAtom = queryAtom((get) => ({
  ...queryOf(standIns.getStandIns, {}, { quiet: true }),
  enabled: get(mayCallAtom)(standIns.getStandIns),
}))

const none: ReadonlyMap<number, StandIn> = new Map()
/** The stand-ins by the id of the absent person; empty until they are loaded, or if the backend lacks the call. */
export const standInsAtom = atom((get): ReadonlyMap<number, StandIn> => {
  const { data } = get(standInsQueryAtom)
  return data ? new Map(data.map((one) => [one.personId, one])) : none
})

/** A function that returns „отсъства до 27.11.2026 г.“ for a person; '' if the person is present or it is not known. */
export const awayTextsAtom = atom((get) => {
  const all = get(standInsAtom)
  return (personId: number | null): string => {
    const one = personId === null ? undefined : all.get(personId)
    return one ? awayText(one, today()) : ''
  }
})

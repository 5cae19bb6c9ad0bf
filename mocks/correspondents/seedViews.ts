import { registryDepartmentId } from '../../fixtures/departments.ts'
import type { UserActionRow } from '../journal/journalRows.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { correspondentNameOf } from './correspondentNames.ts'
import { CORRESPONDENT, NUMBER_SHOWN, shownAsActions } from './personalDataActions.ts'
import { correspondentCount, correspondentOf } from './seedCorrespondents.ts'

/** One of so many citizens was looked at in the last weeks, at most so many times. */
const SHARE = 0.2
const MOST = 3
/** In seconds: how long after the page was opened the number is shown. */
const UNTIL_NUMBER = 40

type View = Pick<
  UserActionRow,
  'personId' | 'date' | 'action' | 'objectKind' | 'objectId' | 'description' | 'attribute'
>

/**
 * Who of the registry looked at the data of citizens, and sometimes at the whole number, on days on which the person was
 * at work (`atWork`: days by person).
 */
export const viewsOfCitizens = (frame: Frame, atWork: ReadonlyMap<number, ReadonlySet<number>>): View[] => {
  const { days, organisation, seed, startIso } = frame
  const clerks = organisation.persons.filter(
    ({ id, departmentId }) => departmentId === registryDepartmentId && (atWork.get(id)?.size ?? 0) > 0,
  )
  if (clerks.length === 0) return []
  return Array.from({ length: correspondentCount(frame) }, (_, at) => correspondentOf(frame, at + 1)).flatMap((row) => {
    if (!row?.unifiedCitizenshipNumber) return []
    const random = randomOf(seed, Purpose.DATA_VIEW, row.id)
    if (!random.is(SHARE)) return []
    return Array.from({ length: random.between(1, MOST) }, () => {
      const { id: personId } = random.one(clerks)
      const day = random.one([...(atWork.get(personId) ?? [])].toSorted((a, b) => a - b))
      const time = random.between(9 * 3600, 16 * 3600)
      const whole = random.is(0.3)
      const about = {
        ...{ personId, objectKind: CORRESPONDENT, objectId: String(row.id) },
        ...{ description: correspondentNameOf(row), attribute: null },
      }
      const seen = { ...about, date: days.isoAt(day, time), action: shownAsActions.record }
      const number = { ...about, date: days.isoAt(day, time + UNTIL_NUMBER), action: NUMBER_SHOWN, attribute: 'ЕГН' }
      return whole ? [seen, number] : [seen]
    })
      .flat()
      .filter(({ date }) => date < startIso)
  })
}

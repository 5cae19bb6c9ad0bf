import { resolutionSubjects } from '../../fixtures/resolutionSubjects.ts'
import { TaskType } from '../../src/contract/taskKinds.ts'
import { type Days, dayOfTime, type LocalTime, localTime } from '../seed/days.ts'
import { Purpose, type Random, randomOf, weightedChoice } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'

const MORNING = 9.5 * 3600
const WITHIN = 7 * 3600
/** The document types for which the text of a resolution is used. A text that is not listed fits every type. */
const onlyFor: Readonly<Record<string, readonly number[]>> = {
  'За плащане.': [54],
  'Да се извърши проверка на място.': [15, 30, 31],
  'Да се изпрати по компетентност.': [30, 31],
  'За включване в годишния план.': [],
  'За участие в работната група.': [41],
  'За изготвяне на отговор.': [30, 31, 32, 40, 41, 59],
  'Да се подготви проект на писмо.': [30, 31, 32, 40, 41, 59],
}
/**
 * Texts of resolutions for later documents of a case only, because a case does not begin with a document that is just
 * filed.
 */
const forFurther: readonly string[] = ['За архив.', 'Да се приложи към преписката.']
const textsOf = new Map<number, (random: Random) => (typeof resolutionSubjects)[number]>()
/**
 * Returns a random choice of the texts of resolutions that fit a document, as the first or a later document of its
 * case; cached for each type.
 */
const textsFor = ({ typeId, receiptOrder }: DocumentRow) => {
  const isFirst = receiptOrder === 1
  const key = isFirst ? typeId : -typeId
  const fits = ([text]: (typeof resolutionSubjects)[number]): boolean =>
    (onlyFor[text]?.includes(typeId) ?? true) && !(isFirst && forFurther.includes(text))
  const known = textsOf.get(key)
  if (known) return known
  const made = weightedChoice(
    resolutionSubjects.filter(fits).map((one) => [one, one[1] === TaskType.EXECUTION ? 3 : 2] as const),
  )
  textsOf.set(key, made)
  return made
}

/** The work requested on a document, its term in working days, and the time at which the work would be done. */
export type Work = { typeId: number; description: string; workingDays: number; doneAt: LocalTime; random: Random }

/**
 * Chooses the work that a resolution orders. The same arguments give the same work, so that the status of the
 * resolution and its task agree. The choice of assignees continues with the values of `random`.
 */
export const workOf = (
  { seed, days }: { seed: number; days: Days },
  { about, orderedBy = about }: { about: DocumentRow; orderedBy?: DocumentRow | undefined },
  given: LocalTime,
): Work => {
  const random = randomOf(seed, Purpose.TASK, orderedBy.id)
  const [text, drawn, workingDays] = textsFor(about)(random)
  // The work follows an incoming document, so a request for agreement makes no sense; it becomes execution.
  const typeId = drawn === TaskType.AGREEMENT ? TaskType.EXECUTION : drawn
  const description = drawn === typeId ? text : 'За изпълнение.'
  const took = random.is(0.86) ? random.between(0, workingDays) : workingDays + random.between(1, 6)
  const second = MORNING + random.int(WITHIN)
  const doneAt =
    took === 0 ? days.afterWorkOf(given, 20 + (second % 240)) : localTime(days.step(dayOfTime(given), took), second)
  return { typeId, description, workingDays, doneAt, random }
}

/** Returns the time at which work on an incoming document was assigned without a resolution: within the first hours. */
export const assignedAt = ({ days }: { days: Days }, { id }: DocumentRow, registeredAt: LocalTime): LocalTime =>
  days.afterWorkOf(registeredAt, 12 + (id % 170))

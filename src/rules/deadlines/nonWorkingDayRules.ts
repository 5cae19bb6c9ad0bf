import { type CivilDate, formatDateYear, weekday, yearOf } from '../../dates/civilDate.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { weekdayName } from './dayCalendar.ts'
import { type NonWorkingDay, type NonWorkingDayKind, nonWorkingDaysOf } from './nonWorkingDays.ts'

export const nonWorkingDayKinds: Record<NonWorkingDayKind, string> = {
  official: 'Официален празник',
  easter: 'Великден',
  compensatory: 'Компенсаторен',
  declared: 'Обявен',
  internal: 'Вътрешен',
}
/** Returns the name of a kind. Null is a kind that this version does not know. */
export const dayKindLabel = (kind: NonWorkingDayKind | null): string =>
  kind === null ? 'Неизвестен вид' : nonWorkingDayKinds[kind]
/** The kinds of days that a user may add. Days of the other kinds follow from the law. */
export const addedKinds = ['declared', 'compensatory', 'internal'] as const satisfies NonWorkingDayKind[]
export type AddedKind = (typeof addedKinds)[number]
export type TypedDay = { date: CivilDate | null; name: string; kind: AddedKind }

/** The first year of the calendar. The range is limited because Easter is computed only for these years. */
export const firstYear = 2000
export const lastYear = 2099

export const dayErrors = ({ date, name }: TypedDay, days: readonly NonWorkingDay[]): FieldErrors<keyof TypedDay> => {
  const same = days.find((day) => day.date === date)
  const isOutside = date !== null && (yearOf(date) < firstYear || yearOf(date) > lastYear)
  return errorsOf({
    date:
      required(date) ??
      (isOutside ? `Календарът е за годините от ${firstYear} до ${lastYear}.` : null) ??
      (same ? `Денят вече е в календара: „${same.name}“.` : null),
    name: required(name),
  })
}

export const weekendHint = (date: CivilDate | null): string | undefined => {
  const day = date === null ? 1 : weekday(date)
  if (day < 6) return undefined
  return `Денят е ${weekdayName(day)} и без това не е работен: сроковете не се променят.`
}

/** Refuses to remove official holidays and Easter, because they follow from the law. */
export const mayRemoveDay = ({ date, name }: Pick<NonWorkingDay, 'date' | 'name'>): RuleResult => {
  const isOfLaw = nonWorkingDaysOf(yearOf(date)).some(
    (day) => day.date === date && (day.kind === 'official' || day.kind === 'easter'),
  )
  const because = 'Официалните празници са определени от Кодекса на труда (чл. 154).'
  return isOfLaw ? refused(`${formatDateYear(date)} („${name}“) остава неработен.`, because) : allowed
}

type Moved = { documents: number; tasks: number }
const movedOf = ({ documents, tasks }: Moved): string[] => [
  ...(documents > 0 ? [pluralise(documents, 'document')] : []),
  ...(tasks > 0 ? [pluralise(tasks, 'task')] : []),
]

export const termsMovedSentence = (moved: Moved): string => {
  const what = movedOf(moved)
  if (what.length === 0) return ''
  return `${moved.documents + moved.tasks === 1 ? 'Променен е срокът' : 'Променени са сроковете'} на ${listed(what)}.`
}

export const movedTermsSentence = (moved: Moved): string => {
  const { documents, tasks } = moved
  const what = movedOf(moved)
  if (what.length === 0) return 'Няма неприключили срокове, които се променят.'
  return `Ще се ${documents + tasks === 1 ? 'промени срокът' : 'променят сроковете'} на ${listed(what)}.`
}

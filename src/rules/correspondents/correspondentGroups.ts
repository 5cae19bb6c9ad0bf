import { allowed, refused, type Verdict } from '../refusal.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { counted } from '../words/count.ts'
import { foldText } from '../words/foldText.ts'

/** What of a group of correspondents the rules look at. */
type Group = { id: number; name: string }

/** A group to choose from where inactive ones are offered too: its name says so. */
export const namedGroup = ({ id, name, isActive }: Group & { isActive: boolean }): Group => ({
  id,
  name: isActive ? name : `${name} (неактивна)`,
})

export const groupNameLength = 100
export const sameGroupMessage = 'Вече има група с това наименование.'

/**
 * What is wrong with a group: a name is required and no other group bears it, whatever the case, the quotes and the
 * script. `id` is 0 for a new one.
 */
export const groupErrors = ({ id, name }: Group, all: readonly Group[]): FieldErrors<'name'> => {
  const folded = foldText(name)
  const isTaken = all.some((other) => other.id !== id && foldText(other.name) === folded)
  return errorsOf<'name'>({ name: required(name) ?? (isTaken ? sameGroupMessage : null) })
}

/** Whether a group may be deleted: only one that no correspondent is in. */
export const mayDeleteGroup = (correspondentsCount: number): Verdict =>
  correspondentsCount === 0
    ? allowed
    : refused(
        'Групата не може да бъде изтрита.',
        `В нея ${correspondentsCount === 1 ? 'е' : 'са'} ${counted(correspondentsCount, 'correspondent')}.`,
        'Преместете ги в друга група или направете тази неактивна – тогава няма да се предлага за нови кореспонденти.',
      )

import type { Usages } from '../../contract/crud.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { agreed } from '../words/agreement.ts'
import { counted, listed } from '../words/count.ts'
import { foldText } from '../words/foldText.ts'

/**
 * A record of a small register. What it has of these the kit knows: a code and a name that no other bears, whether it is
 * offered where one chooses, whether it is chosen there beforehand (one at most). Everything else is its own.
 */
export type RegisterRecord = { id: number; code?: string; name?: string; isActive?: boolean; isDefault?: boolean }

/** What is true of the records of a small register: the screen explains with it, the imitation refuses with it. */
export type RegisterRules<R> = {
  /** What one record is called, „кореспондентска група“. */
  one: string
  /** The same with its article, as a sentence begins with it: „Групата“. Other words agree with it. */
  the: string
  /** How a record is called in questions, menus and the journal. */
  nameOf: (record: R) => string
  /** What is wrong with a record (`id` 0: a new one) among all records. */
  errors: (record: R, all: readonly R[]) => FieldErrors<keyof R & string>
  /** What else than its being used stands against deleting a record. Absent where nothing does. */
  mayRemove?: (record: R) => Verdict
  /** Why the code and the state of a record cannot be changed; null of those where they can. Absent where all can. */
  fixedBecause?: (record: R) => string | null
}

/**
 * The message for a text that is missing or that another record bears: case, quotes and script do not matter; null when
 * all is well. `one` is what a record is called.
 */
const takenProblem = <R extends { id: number }>(
  record: R,
  all: readonly R[],
  textOf: (record: R) => string,
  taken: string,
): string | null => {
  const text = textOf(record)
  const folded = foldText(text)
  const isTaken = all.some((other) => other.id !== record.id && foldText(textOf(other)) === folded)
  return required(text) ?? (isTaken ? taken : null)
}

/** What is wrong with the name of a record among all records, or null. */
export const nameProblem = <R extends RegisterRecord>(record: R, all: readonly R[], one: string): string | null =>
  takenProblem(record, all, ({ name = '' }) => name, `Вече има ${one} с това наименование.`)

/** The same of its code. */
const codeProblem = <R extends RegisterRecord>(record: R, all: readonly R[], one: string): string | null =>
  takenProblem(record, all, ({ code = '' }) => code, `Вече има ${one} с този код.`)

/** What a record is used by, in words; null for what nothing uses. */
const usedByWords = (usages: Usages): string | null =>
  usages.length === 0 ? null : listed(usages.map(({ kind, count }) => counted(count, kind)))

/** Whether a record may be deleted: only one that nothing uses. Others are taken out of use instead. */
export const mayRemoveUnused = (the: string, usages: Usages): Verdict => {
  const words = usedByWords(usages)
  return words === null
    ? allowed
    : refused(
        `${the} не може да бъде ${agreed('deleted', the)}.`,
        `Ползва се от ${words}.`,
        `Направете ${agreed('it', the)} ${agreed('inactive', the)}: вече няма да се предлага, а където се ползва, ще остане.`,
      )
}

type Named = { id: number; name: string }

/** A record to choose from where inactive ones are offered too: its name says so. */
export const namedWithState = ({ id, name, isActive }: Named & { isActive: boolean }, the: string): Named => ({
  id,
  name: isActive ? name : `${name} (${agreed('inactive', the)})`,
})

/** The records that stop being the default one when this one is saved: there is one at most. */
export const formerDefaults = <R extends RegisterRecord>(
  { id, isDefault = false }: RegisterRecord,
  all: readonly R[],
): R[] => (isDefault ? all.filter((other) => other.isDefault && other.id !== id) : [])

type RegisterDescription<R> = Pick<RegisterRules<R>, 'one' | 'the' | 'mayRemove' | 'fixedBecause'> & {
  /** Where records have no names: how one is called. */
  nameOf?: (record: R) => string
  /** Where a name may come again (a counter in each year): which two records are one too many. */
  isSame?: (record: R, other: R) => boolean
  /** What is wrong with a record besides its code and its name. */
  more?: (record: R, all: readonly R[]) => FieldErrors<keyof R & string>
}

const alike = <R>(record: R, all: readonly R[], isSame: (record: R, other: R) => boolean): R[] =>
  all.filter((other) => isSame(record, other))

/** The rules of a register: no two codes or names alike, and the default record in use. */
export const registerRules = <R extends RegisterRecord>(given: RegisterDescription<R>): RegisterRules<R> => {
  const { one, the, mayRemove, fixedBecause, nameOf = ({ name = '' }) => name } = given
  return {
    one,
    the,
    nameOf,
    errors: (record, all) => {
      const isIdleDefault = record.isDefault === true && record.isActive === false
      const common = errorsOf({
        code: record.code === undefined ? null : codeProblem(record, all, one),
        name:
          record.name === undefined
            ? null
            : nameProblem(record, given.isSame ? alike(record, all, given.isSame) : all, one),
        isActive: isIdleDefault ? `${the} по подразбиране трябва да е ${agreed('active', the)}.` : null,
      })
      const own: FieldErrors<keyof R & string> = given.more ? given.more(record, all) : {}
      return Object.assign(common, own)
    },
    ...(mayRemove && { mayRemove }),
    ...(fixedBecause && { fixedBecause }),
  }
}

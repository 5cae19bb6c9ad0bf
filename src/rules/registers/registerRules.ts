import type { Usages } from '../../contract/crud.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { inGender } from '../words/agreement.ts'
import { foldText } from '../words/foldText.ts'
import { listed, pluralise } from '../words/pluralise.ts'

/**
 * A record of a register. `isActive`: the record can be chosen in forms. `isDefault`: the record is preselected (at
 * most one record).
 */
export type RegisterRecord = { id: number; code?: string; name?: string; isActive?: boolean; isDefault?: boolean }

export type RegisterRules<R> = {
  one: string
  /**
   * The noun with its article, at the start of a sentence, „Групата“. The gender of other words follows from this noun.
   */
  the: string
  nameOf: (record: R) => string
  errors: (record: R, all: readonly R[]) => FieldErrors<keyof R & string>
  mayRemove?: (record: R) => RuleResult
  /** Returns why the code and the state of a record cannot change; null if they can. */
  fixedBecause?: (record: R) => string | null
}

/**
 * Returns the error of a text that is empty or taken. Texts that differ only in case, quotes or similar letters count
 * as equal.
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

export const nameProblem = <R extends RegisterRecord>(record: R, all: readonly R[], one: string): string | null =>
  takenProblem(record, all, ({ name = '' }) => name, `Вече има ${one} с това наименование.`)

const codeProblem = <R extends RegisterRecord>(record: R, all: readonly R[], one: string): string | null =>
  takenProblem(record, all, ({ code = '' }) => code, `Вече има ${one} с този код.`)

const usedByText = (usages: Usages): string | null =>
  usages.length === 0 ? null : listed(usages.map(({ kind, count }) => pluralise(count, kind)))

/** Refuses to delete a record that is used somewhere. Such a record can be deactivated instead. */
export const mayRemoveUnused = (the: string, usages: Usages): RuleResult => {
  const words = usedByText(usages)
  return words === null
    ? allowed
    : refused(
        `${the} не може да бъде ${inGender('deleted', the)}.`,
        `Ползва се от ${words}.`,
        `Направете ${inGender('it', the)} ${inGender('inactive', the)}: вече няма да се предлага, а където се ползва, ще остане.`,
      )
}

type Named = { id: number; name: string }

/** Returns the record with „(неактивна)“ or „(неактивен)“ after its name if the record is inactive. */
export const namedWithState = ({ id, name, isActive }: Named & { isActive: boolean }, the: string): Named => ({
  id,
  name: isActive ? name : `${name} (${inGender('inactive', the)})`,
})

/**
 * Returns the records that stop being the default when this record is saved, because only one record may be the
 * default.
 */
export const formerDefaults = <R extends RegisterRecord>(
  { id, isDefault = false }: RegisterRecord,
  all: readonly R[],
): R[] => (isDefault ? all.filter((other) => other.isDefault && other.id !== id) : [])

type RegisterDescription<R> = Pick<RegisterRules<R>, 'one' | 'the' | 'mayRemove' | 'fixedBecause'> & {
  nameOf?: (record: R) => string
  /** True if two records may not have the same name. Needed if a name may repeat, for example one counter per year. */
  isSame?: (record: R, other: R) => boolean
  more?: (record: R, all: readonly R[]) => FieldErrors<keyof R & string>
}

const alike = <R>(record: R, all: readonly R[], isSame: (record: R, other: R) => boolean): R[] =>
  all.filter((other) => isSame(record, other))

/** Returns the rules of a register: codes and names are unique, and the default record is active. */
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
        isActive: isIdleDefault ? `${the} по подразбиране трябва да е ${inGender('active', the)}.` : null,
      })
      const own: FieldErrors<keyof R & string> = given.more ? given.more(record, all) : {}
      return Object.assign(common, own)
    },
    ...(mayRemove && { mayRemove }),
    ...(fixedBecause && { fixedBecause }),
  }
}

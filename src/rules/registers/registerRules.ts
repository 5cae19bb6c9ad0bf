import { allowed, refused, type Verdict } from '../refusal.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { agreed } from '../words/agreement.ts'
import { counted, type NounName } from '../words/count.ts'
import { foldText } from '../words/foldText.ts'

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
  /** Absent where the rules never forbid it. */
  mayRemove?: (record: R) => Verdict
  uses?: Uses<R>
}
/** What uses a record, and how many do; null where it is not known. */
type Uses<R> = { noun: NounName; count: (record: R) => number | null }

type Named = { id: number; name: string }

/**
 * The message for a name that is missing or that another record bears, whatever the case, the quotes and the script;
 * null when all is well. `one` is what a record is called.
 */
export const nameProblem = ({ id, name }: Named, all: readonly Named[], one: string): string | null => {
  const folded = foldText(name)
  const isTaken = all.some((other) => other.id !== id && foldText(other.name) === folded)
  return required(name) ?? (isTaken ? `Вече има ${one} с това наименование.` : null)
}

/**
 * Whether a record may be deleted: only one that nothing uses. Others are taken out of use instead. Where it is not
 * known how many use it (null), the backend decides.
 */
export const mayRemoveUnused = (the: string, usedBy: number | null, noun: NounName): Verdict =>
  usedBy === 0 || usedBy === null
    ? allowed
    : refused(
        `${the} не може да бъде ${agreed('deleted', the)}.`,
        `Ползва се от ${counted(usedBy, noun)}.`,
        `Направете ${agreed('it', the)} ${agreed('inactive', the)}: вече няма да се предлага, а където се ползва, ще остане.`,
      )

/** A record to choose from where inactive ones are offered too: its name says so. */
export const namedWithState = ({ id, name, isActive }: Named & { isActive: boolean }, the: string): Named => ({
  id,
  name: isActive ? name : `${name} (${agreed('inactive', the)})`,
})

type Given<R> = Pick<RegisterRules<R>, 'one' | 'the' | 'uses'> & {
  /** What is wrong with a record besides its name. */
  more?: (record: R, all: readonly R[]) => FieldErrors<keyof R & string>
}

/** The rules of records that go by their names: no two alike, and none deleted while something uses it. */
export const registerRules = <R extends Named>({ one, the, uses, more = () => ({}) }: Given<R>): RegisterRules<R> => ({
  one,
  the,
  nameOf: ({ name }) => name,
  errors: (record, all) => Object.assign(errorsOf({ name: nameProblem(record, all, one) }), more(record, all)),
  ...(uses && { uses, mayRemove: (record) => mayRemoveUnused(the, uses.count(record), uses.noun) }),
})

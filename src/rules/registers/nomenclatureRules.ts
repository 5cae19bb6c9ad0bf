import type * as v from 'valibot'
import type { NomenclatureName } from '../../contract/nomenclatures.ts'
import type { NomenclatureEntry } from '../../contract/shapes/configuration.ts'
import { errorsOf } from '../requiredFields.ts'
import { allowed, refused } from '../ruleResult.ts'
import { type RegisterRules, registerRules } from './registerRules.ts'

export type Entry = v.InferOutput<typeof NomenclatureEntry>

/** The fields of a system value that must not change. Its texts may change. */
const fixedFields = ['code', 'validFrom', 'validTo', 'isActive'] as const
const systemBecause = 'Системна стойност: по нея работят правила на системата. Променят се само думите и мястото ѝ.'

const fixedBecause = ({ isSystem }: Entry): string | null => (isSystem ? systemBecause : null)

/** Returns the reason for each field of a system value whose change is forbidden. */
const systemErrors = (entry: Entry, before: Entry | undefined) => {
  const because = before && fixedBecause(before)
  if (!because) return {}
  const changed = fixedFields.filter((field) => entry[field] !== before[field])
  return Object.fromEntries(changed.map((field) => [field, because]))
}

const entryRules = (one: string, the: string): RegisterRules<Entry> =>
  registerRules<Entry>({
    one,
    the,
    fixedBecause,
    mayRemove: ({ isSystem }) => (isSystem ? refused(`${the} не може да се изтрие.`, systemBecause) : allowed),
    more: (entry, all) => ({
      ...errorsOf({
        validTo:
          entry.validFrom !== null && entry.validTo !== null && entry.validTo < entry.validFrom
            ? 'Краят е преди началото.'
            : null,
      }),
      ...systemErrors(
        entry,
        all.find(({ id }) => id === entry.id),
      ),
    }),
  })

export const nomenclatureRules: Readonly<Record<NomenclatureName, RegisterRules<Entry>>> = {
  taskTypes: entryRules('вид задача', 'Видът'),
  taskPriorities: entryRules('приоритет', 'Приоритетът'),
  taskResultTypes: entryRules('резултат от задача', 'Резултатът'),
  receivedVias: entryRules('начин на получаване', 'Начинът'),
  sentVias: entryRules('начин на изпращане', 'Начинът'),
  contactTypes: entryRules('вид контакт', 'Видът'),
  paymentTypes: entryRules('начин на плащане', 'Начинът'),
}

export const isOffered = (
  { isActive, validFrom, validTo }: Pick<Entry, 'isActive' | 'validFrom' | 'validTo'>,
  day: string,
): boolean => isActive && (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo)

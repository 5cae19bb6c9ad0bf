import { errorsOf, type FieldErrors, requiredMessage } from '../requiredFields.ts'
import { allOf, allowed, type RuleResult, refused } from '../ruleResult.ts'
import { pluralise } from '../words/pluralise.ts'
import { documentAction } from './documentActions.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentPermissions } from './documentPermissions.ts'
import type { WhoCan } from './whoCan.ts'

type DataItem = { name: string; kind: 'text' | 'number' | 'date'; isRequired: boolean }
type ChosenRoute = { isBack: boolean; dataItems: readonly DataItem[] }

export const commentName = 'comment'
export const routeTextLimit = 500
const numberMessage = 'Въведете число.'

export const mayRoute = (
  root: DocumentFacts,
  rights: DocumentPermissions,
  whoCan: WhoCan,
  hasCurrentStep: boolean,
): RuleResult =>
  allOf(
    documentAction('assign', root, rights, whoCan),
    hasCurrentStep ? allowed : refused('Процесът е приключил.', 'Преписката е минала през всички стъпки на процеса.'),
  )

const itemProblem = ({ kind, isRequired }: DataItem, value: string): string | undefined => {
  if (value === '') return isRequired ? requiredMessage : undefined
  if (kind === 'number') return Number.isNaN(Number(value)) ? numberMessage : undefined
  return value.length > routeTextLimit ? `Най-много ${pluralise(routeTextLimit, 'character')}.` : undefined
}

/**
 * Returns the errors of a move to another step, by the name of the data item in the request. A step backwards needs a
 * comment.
 */
export const routeErrors = (
  { isBack, dataItems }: ChosenRoute,
  given: readonly { name: string; value: string }[],
): FieldErrors => {
  const values = new Map(given.map(({ name, value }) => [name, value.trim()]))
  return errorsOf({
    ...Object.fromEntries(dataItems.map((item) => [item.name, itemProblem(item, values.get(item.name) ?? '')])),
    [commentName]: isBack && !values.get(commentName) ? requiredMessage : undefined,
  })
}

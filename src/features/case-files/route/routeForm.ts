import * as v from 'valibot'
import { type DateProblem, dateMessage } from '../../../dates/typedDate.ts'
import { commentName, routeErrors as ruleErrors } from '../../../rules/documents/caseFileRouteRules.ts'
import { errorsOf, type FieldErrors, requiredMessage } from '../../../rules/requiredFields.ts'
import { readNumber } from '../../../rules/words/typedNumber.ts'
import type { Refused } from '../../../screen-kit/form/formState.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { fieldMessage } from '../../../transport/fault.ts'
import type { FormError } from '../../../widgets/fields/FormErrors.tsx'
import type { PossibleRoute } from '../caseFileState.ts'

/**
 * The input of the dialog. Typed data items are stored by their names, so that they are kept when the user chooses
 * another step.
 */
export type RouteForm = {
  stepId: number | null
  values: Readonly<Record<string, string>>
  unread: Readonly<Record<string, DateProblem | null>>
  comment: string
}
export type RouteProblems = FieldErrors

export const stepName = 'stepId'
export const commentLimit = 1000

export const blankRoute = (routes: readonly PossibleRoute[]): RouteForm => ({
  stepId: routes.length === 1 ? (routes[0]?.stepId ?? null) : null,
  values: {},
  unread: {},
  comment: '',
})
const readTyped = readStoredAs(
  v.object({ stepId: v.nullable(v.number()), values: v.record(v.string(), v.string()), comment: v.string() }),
)
export const readRoute = (stored: unknown): RouteForm | undefined => {
  const typed = readTyped(stored)
  return typed && { ...typed, unread: {} }
}
export const routeOf = (routes: readonly PossibleRoute[], { stepId }: RouteForm): PossibleRoute | undefined =>
  routes.find((route) => route.stepId === stepId)

const numberRules = { decimals: 2 }

/** Returns the validation errors of the form; the result is empty if there are none (specification 2, section 5). */
export const routeProblems = (routes: readonly PossibleRoute[], form: RouteForm): RouteProblems => {
  const route = routeOf(routes, form)
  if (!route) return { [stepName]: requiredMessage }
  const unread = route.dataItems.flatMap(({ name, kind }) => {
    const problem = kind === 'date' ? form.unread[name] : null
    const message =
      kind === 'number' ? readNumber(form.values[name] ?? '', numberRules).problem : problem && dateMessage(problem, {})
    return message ? [[name, message] as const] : []
  })
  return errorsOf({ ...ruleErrors(route, routeItems(route, form)), ...Object.fromEntries(unread) })
}

export const idOf = (field: string): string => `route-${field}`

const textOf = ({ stepId, values, comment }: RouteForm, field: string) =>
  field === stepName ? stepId : field === commentName ? comment : values[field]

/**
 * Returns the errors to show, each with the id of its control. A server error is shown until the user changes the
 * value.
 */
export const routeErrors = (
  routes: readonly PossibleRoute[],
  form: RouteForm,
  submitted: RouteForm | null,
  refused: Refused<RouteForm> | null,
): FormError[] => {
  const names = [stepName, ...(routeOf(routes, form)?.dataItems.map(({ name }) => name) ?? []), commentName]
  const problems = submitted ? routeProblems(routes, form) : {}
  return names.flatMap((name) => {
    const isAsSent = refused !== null && textOf(refused.values, name) === textOf(form, name)
    const reply = isAsSent ? fieldMessage(refused.fault, name) : true
    const message = problems[name] ?? (reply === true ? undefined : reply)
    return message ? [{ fieldId: idOf(name), label: name, message }] : []
  })
}

export const routeItems = (route: PossibleRoute, { values, comment }: RouteForm): { name: string; value: string }[] => {
  const items = route.dataItems.map(({ name, kind }) => {
    const text = values[name]?.trim() ?? ''
    return { name, value: kind === 'number' ? String(readNumber(text, numberRules).value ?? text) : text }
  })
  return [...items, { name: commentName, value: comment.trim() }].filter(({ value }) => value !== '')
}

export const isTouched = ({ values, comment }: RouteForm): boolean =>
  comment.trim() !== '' || Object.values(values).some((value) => value.trim() !== '')

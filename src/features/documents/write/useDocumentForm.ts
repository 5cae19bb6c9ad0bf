import { useRef, useState } from 'react'
import type { Direction } from '../../../contract/enumerations.ts'
import type { DocumentTypeOption } from '../../../contract/metadata.ts'
import { today } from '../../../dates/clock.ts'
import type { FormFacts } from '../../../rules/documents/documentValidation.ts'
import type { Fault } from '../../../transport/fault.ts'
import { type BodyOptions, bodyOf } from './documentBody.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'
import { type Errors, errorsOf, type Purpose, serverErrors } from './formErrors.ts'
import { changedFields } from './mergeDocument.ts'
import { isShown } from './shownFields.ts'

/** What a direction had chosen before another one was looked at. */
type OfDirection = Pick<DocumentValues, 'documentTypeId' | 'numberIndexId'>
type Options = BodyOptions & {
  types: readonly DocumentTypeOption[] | undefined
  facts?: Partial<FormFacts>
  kept?: DocumentValues | undefined
}

/** The form of one document: what is typed, what is wrong with it, what the server said of it. */
export type DocumentForm = {
  values: DocumentValues
  scope: 1 | 2
  types: readonly DocumentTypeOption[] | undefined
  set: (change: Partial<DocumentValues>) => void
  setDirection: (direction: Direction) => void
  /** What a field itself finds wrong with what was typed: a date that is none. */
  setProblem: (field: DocumentField, message: string | null) => void
  errors: Errors
  /** What was wrong when the form was last asked and still is: the list over the form. */
  toMend: Errors
  /** The number of times the form was asked and was not ready: the list of errors takes the focus each time. */
  asked: number
  isDirty: boolean
  body: () => ReturnType<typeof bodyOf>
  /** Shows what is wrong for this purpose; true when nothing is. */
  isReadyFor: (purpose: Purpose) => boolean
  showFault: (fault: Fault | null) => void
  reset: (values: DocumentValues) => void
}

const fits = (types: Options['types'], id: number | null, direction: Direction): boolean =>
  id !== null && (types === undefined || types.some((type) => type.id === id && type.directions.includes(direction)))

export const useDocumentForm = (start: () => DocumentValues, options: Options): DocumentForm => {
  const [saved, setSaved] = useState(start)
  const [values, setValues] = useState(options.kept ?? saved)
  const [problems, setProblems] = useState<Errors>({})
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const [told, setTold] = useState<Errors>({})
  const [asked, setAsked] = useState<{ times: number; fields: readonly string[] }>({ times: 0, fields: [] })
  const before = useRef<Partial<Record<Direction, OfDirection>>>({})
  const facts = { today: today(), ...options.facts }
  const { scope, types } = options
  const body = () => bodyOf(values, options)

  const found = (wanted: Purpose | null): Errors => {
    const all = { ...told, ...(wanted && errorsOf(wanted, body(), facts)), ...problems }
    const shown = Object.entries(all).filter(
      ([field, message]) => message && isShown(field as DocumentField, values.documentDirectionId, scope),
    )
    return Object.fromEntries(shown)
  }
  const set = (change: Partial<DocumentValues>) => {
    setValues((now) => ({ ...now, ...change }))
    setTold((now) => without(now, Object.keys(change)))
  }
  const ask = (fields: readonly string[]) => {
    if (fields.length > 0) setAsked(({ times }) => ({ times: times + 1, fields }))
  }
  const errors = found(purpose)
  return {
    values,
    scope,
    types,
    set,
    setDirection: (direction) => {
      const { documentDirectionId, documentTypeId, numberIndexId } = values
      before.current[documentDirectionId] = { documentTypeId, numberIndexId }
      const kept = before.current[direction] ?? { documentTypeId, numberIndexId }
      const chosen = fits(types, kept.documentTypeId, direction) ? kept : { documentTypeId: null, numberIndexId: null }
      set({ documentDirectionId: direction, ...chosen })
    },
    setProblem: (field, message) =>
      setProblems((now) => (message === null ? without(now, [field]) : { ...now, [field]: message })),
    errors,
    toMend: Object.fromEntries(Object.entries(errors).filter(([field]) => asked.fields.includes(field))),
    asked: asked.times,
    isDirty: changedFields(saved, values).length > 0,
    body,
    isReadyFor: (wanted) => {
      setPurpose(wanted)
      setTold({})
      const wrong = Object.keys({ ...errorsOf(wanted, body(), facts), ...shownProblems(problems, values, scope) })
      ask(wrong)
      return wrong.length === 0
    },
    showFault: (fault) => {
      const said = serverErrors(fault)
      setTold(said)
      ask(Object.keys(said))
    },
    reset: (next) => {
      setSaved(next)
      setValues(next)
      setProblems({})
      setTold({})
    },
  }
}

const without = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))

const shownProblems = (problems: Errors, values: DocumentValues, scope: 1 | 2): Errors =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => isShown(field as DocumentField, values.documentDirectionId, scope)),
  )

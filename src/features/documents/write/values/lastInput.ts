import { type Atom, atom } from 'jotai'
import { Direction, ReceivedVia } from '../../../../contract/enumerations.ts'
import { civilDateOf, timeOf } from '../../../../dates/civilDate.ts'
import type { DocumentModule } from '../../../../routes/to.ts'
import { fieldsOfPreset } from '../../../../screen-kit/form/presetValues.ts'
import { type ApplicationState, storedPart } from '../../../../state/applicationState.ts'
import { ownKeyAtom } from '../../../../state/ownUserKey.ts'
import { blankDocument, type DocumentField, type DocumentValues } from './documentValues.ts'

/** The last choices of the user in new documents, the „last input state“ of specification 1, section 4. */
export type LastInput = ApplicationState['lastInput'][string]
type Preset = LastInput['presets'][string]
type PresetField = keyof Preset & DocumentField

export const noInput: LastInput = { types: {}, receivedViaId: null, presets: {} }
/**
 * The fields that are preset from the last document of the type, with their empty values. The addressed department is
 * not among them, because users easily overlook a wrong preset.
 */
const blankPreset: Preset = {
  sentViaId: null,
  signedByPersonId: null,
  classificationIds: [],
}
const presetFields = Object.keys(blankPreset) as PresetField[]
const mostKinds = 40

type Kind = Pick<DocumentValues, 'documentDirectionId' | 'documentTypeId'>
const keyOf = ({ documentDirectionId, documentTypeId }: Kind): string => `${documentDirectionId}/${documentTypeId}`
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const withInput = (before: LastInput, values: DocumentValues): LastInput => {
  const { documentDirectionId, documentTypeId, receivedViaId } = values
  if (documentTypeId === null) return before
  const { sentViaId, signedByPersonId, classificationIds } = values
  const key = keyOf(values)
  const others = Object.entries(before.presets).filter(([kind]) => kind !== key)
  const preset = { sentViaId, signedByPersonId, classificationIds: [...classificationIds] }
  return {
    types: { ...before.types, [documentDirectionId]: documentTypeId },
    receivedViaId: documentDirectionId === Direction.INCOMING ? receivedViaId : before.receivedViaId,
    presets: Object.fromEntries([...others.slice(1 - mostKinds), [key, preset]]),
  }
}

/**
 * Returns the values after a change. If the document type changes, empty and preset fields get the last values of the
 * new type; the user's choices are kept.
 */
export const withPreset = (
  before: DocumentValues,
  change: Partial<DocumentValues>,
  last: LastInput,
): DocumentValues => {
  const after = { ...before, ...change }
  const [old, next] = [last.presets[keyOf(before)] ?? blankPreset, last.presets[keyOf(after)] ?? blankPreset]
  const isUntouched = (field: PresetField) =>
    !(field in change) && (isEqual(before[field], blankPreset[field]) || isEqual(before[field], old[field]))
  const untouched = presetFields.filter(isUntouched)
  return { ...after, ...Object.fromEntries(untouched.map((field) => [field, next[field]])) }
}

export const presetHint = (field: DocumentField, values: DocumentValues, last: LastInput): string | undefined => {
  const { documentDirectionId, documentTypeId, receivedViaId } = values
  const asInLast = 'Както в последния документ.'
  if (field === 'documentTypeId')
    return documentTypeId !== null && last.types[documentDirectionId] === documentTypeId ? asInLast : undefined
  if (field === 'receivedViaId')
    return receivedViaId !== null && last.receivedViaId === receivedViaId ? asInLast : undefined
  const preset = last.presets[keyOf(values)]
  return preset && fieldsOfPreset<Preset>(values, preset, blankPreset).some((one) => one === field)
    ? 'Както в последния такъв документ.'
    : undefined
}

/** Returns the last used channel, else the counter, and the current time. */
export const arrival = (last: LastInput, at: Date): Pick<DocumentValues, 'receivedViaId' | 'dateReceived'> => {
  const iso = at.toISOString()
  return {
    receivedViaId: last.receivedViaId ?? ReceivedVia.COUNTER,
    dateReceived: `${civilDateOf(iso)}T${timeOf(iso)}`,
  }
}

/** Returns the initial values of a new document: incoming, received now, by the last used channel or at the counter. */
export const newDocument = (last: LastInput, at: Date): DocumentValues => {
  const empty = { ...blankDocument(Direction.INCOMING), ...arrival(last, at) }
  return withPreset(empty, { documentTypeId: last.types[Direction.INCOMING] ?? null }, last)
}

const storedAtom = storedPart('lastInput')
const placeOf = (own: string | null, module: DocumentModule): string => `${own ?? ''}/${module}`
const inputOf = (module: DocumentModule) =>
  atom((get): LastInput => get(storedAtom)[placeOf(get(ownKeyAtom), module)] ?? noInput)

export const lastInputAtom: Record<DocumentModule, Atom<LastInput>> = {
  'documents-flow': inputOf('documents-flow'),
  'administrative-services': inputOf('administrative-services'),
}
export const rememberInputAtom = atom(null, (get, set, module: DocumentModule, values: DocumentValues) => {
  const place = placeOf(get(ownKeyAtom), module)
  set(storedAtom, (stored) => ({ ...stored, [place]: withInput(stored[place] ?? noInput, values) }))
})

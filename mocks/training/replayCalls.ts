import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Json, RecordedStep, SentFile, Value, Written } from '../../src/contract/training/exercise.ts'
import { addDays, civilDateOf, timeOf } from '../../src/dates/civilDate.ts'
import { type Known, resolveValue } from '../../src/rules/training/conditions.ts'
import type { Replayed } from '../../src/rules/training/trainingApi.ts'
import { WORKING_HOURS } from '../../src/rules/training/workingHours.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { issueToken } from '../people/session.ts'
import { callNamed } from './callNames.ts'
import { ARRIVAL, type ArrivalOf, arriveAgain, isArrivalOf, writtenBy } from './recordCalls.ts'
import { refusalIn } from './refusalIn.ts'
import { Declined, decline } from './trainingError.ts'

type Names = { texts: Map<string, string>; keys: Map<string, number> }

const plurals = (singular: string): string[] => [
  singular,
  `${singular}s`,
  `${singular}es`,
  singular.replace(/y$/, 'ies'),
]
/** The tables of fields whose name differs from the name of the table. */
const tableOfField: Readonly<Record<string, string>> = { person: 'persons', assigneePerson: 'persons' }

/**
 * Returns the new id for a recorded id. Its table follows from the field, the enclosing object, or the area of the
 * endpoint.
 */
const numberFor = (names: Names, value: number, field: string, around: string, area: string): number => {
  const candidates = field === 'id' ? [around, area] : [field.replace(/Ids?$/, '')]
  const tables = candidates.flatMap((one) => [tableOfField[one] ?? one, ...plurals(one)])
  for (const table of tables) {
    const own = names.keys.get(`${table} ${value}`)
    if (own !== undefined) return own
  }
  return value
}

/**
 * Returns the value that a reference object in a recorded step (a field, a day, or the user) refers to; undefined for
 * any other object.
 */
const resolvedValue = (value: object, known: Known): Json | undefined => {
  const keys = Object.keys(value)
  const isValue =
    keys.every((key) => ['of', 'field', 'day', 'working', 'me'].includes(key)) &&
    (('of' in value && 'field' in value) || ('day' in value && typeof value.day === 'number') || 'me' in value)
  if (!isValue) return undefined
  const resolved = resolveValue(value as Value, known)
  if (resolved === undefined) return decline('Стъпката говори за нещо, което не е намерено в този свят.')
  return typeof resolved === 'object' && resolved !== null ? [...resolved] : resolved
}

type ValuePath = { names: Names; known: Known; area: string; now: Date }

/**
 * Returns the time of receipt for a document of a replayed step. The replay may be at another hour than the recording:
 * a time at night or after the registration becomes the hour of the step.
 */
const receivedBy = (at: string, now: Date): string => {
  const isOfStep = at.includes('T') && civilDateOf(at) === civilDateOf(now)
  const isOffTime = isOfStep && (Date.parse(at) > now.getTime() || timeOf(at) < WORKING_HOURS[0])
  return isOffTime ? now.toISOString() : at
}

const renameKeys = (value: Json, place: ValuePath, field = '', around = ''): Json => {
  if (typeof value === 'string')
    return field === 'dateReceived' ? receivedBy(value, place.now) : (place.names.texts.get(value) ?? value)
  if (typeof value === 'number') return numberFor(place.names, value, field, around, place.area)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((one) => renameKeys(one, place, field, field || around))
  const resolved = resolvedValue(value, place.known)
  if (resolved !== undefined) return resolved
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, renameKeys(one, place, key, field || around)]),
  )
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

const formOf = (form: Record<string, string | SentFile>, place: ValuePath): FormData => {
  const made = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') {
      const isNumber = /^\d+$/.test(value)
      made.set(name, String(renameKeys(isNumber ? Number(value) : value, place, name)))
    } else made.set(name, new File([bytesOf(value.base64)], value.fileName, { type: value.type }))
  }
  return made
}

const requestOf = (endpoint: Endpoint, step: RecordedStep, token: string, place: ValuePath): Request => {
  const query = Object.entries((renameKeys(step.query ?? {}, place) ?? {}) as Record<string, Json>)
  const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)]))
  const body = step.form
    ? formOf(step.form, place)
    : step.body === undefined
      ? null
      : JSON.stringify(renameKeys(step.body, place))
  return new Request(`http://replay${endpoint.path}?${search}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}` },
    body,
  })
}

const learn = (names: Names, then: readonly Written[], now: readonly Written[]): void => {
  const left = [...now]
  for (const old of then) {
    const at = left.findIndex(({ table }) => table === old.table)
    const own = left[at]
    if (!own) continue
    left.splice(at, 1)
    for (const [column, text] of Object.entries(old.texts)) {
      const next = own.texts[column]
      if (text !== '' && next !== undefined) names.texts.set(text, next)
    }
    if (typeof old.key === 'number' && typeof own.key === 'number') names.keys.set(`${old.table} ${old.key}`, own.key)
    else names.texts.set(String(old.key), String(own.key))
  }
}

const tokenOf = (db: MockDatabase, who: string, backend: string): string => {
  const user = db.users.all().find(({ userName }) => userName === who)
  if (!user?.isActive) return decline(`Няма потребител „${who}“ или профилът му е неактивен.`)
  return issueToken(user, backend, db.now()).token
}

export type ReplaySettings = {
  dispatch: Dispatch
  known: Known
  passTo: (day: string) => Promise<void>
}

/**
 * Returns a function that replays recorded mutations through the dispatcher, each as its user. Recorded keys in later
 * steps are replaced by the new keys. The replay stops at the first refused step and reports the reason.
 */
export const replayer = (db: MockDatabase, { dispatch, passTo, known }: ReplaySettings) => {
  const names: Names = { texts: new Map(), keys: new Map() }
  const first = civilDateOf(db.now())

  const passUntil = async ({ day: after }: RecordedStep) => {
    const day = addDays(first, after)
    if (day > civilDateOf(db.now())) await passTo(day)
  }
  const isArrival = (body: Json | undefined): body is Json & ArrivalOf =>
    typeof body === 'object' && body !== null && 'system' in body && isArrivalOf(body.system)

  const doStep = async (step: RecordedStep): Promise<void> => {
    if (step.call === ARRIVAL) {
      const arrival = renameKeys(step.body ?? null, { names, known, area: '', now: db.now() })
      if (!isArrival(arrival)) return decline('Не е казано по какъв път идва съобщението.')
      await passUntil(step)
      return learn(names, step.written ?? [], (await arriveAgain(db, arrival)).written)
    }
    const endpoint = callNamed(step.call)
    if (!endpoint || endpoint.roles === 'anonymous') return decline(`Няма повикване „${step.call}“.`)
    await passUntil(step)
    const token = tokenOf(db, step.who, step.backend)
    const request = requestOf(endpoint, step, token, {
      ...{ names, known, now: db.now() },
      area: step.call.split('.')[0] ?? '',
    })
    const { result, written } = await writtenBy(db, () => dispatch(request, step.backend, endpoint.path))
    const refusal = await refusalIn(result)
    if (refusal !== null) return decline(refusal)
    learn(names, step.written ?? [], written)
  }
  return {
    doStep,
    renaming: {
      text: (text: string) => names.texts.get(text),
      key: (table: string, key: number) => names.keys.get(`${table} ${key}`),
    },
    replay: async (steps: readonly RecordedStep[]): Promise<Replayed> => {
      for (const [at, step] of steps.entries())
        try {
          await doStep(step)
        } catch (problem) {
          if (!(problem instanceof Declined)) throw problem
          return { done: at, refused: { step: at + 1, call: step.call, sentence: problem.message } }
        }
      return { done: steps.length, refused: null }
    },
  }
}

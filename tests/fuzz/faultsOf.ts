import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import type { FuzzOutcome } from './fuzzedBackend.ts'
import { wrongStored } from './stored.ts'

/** The maximum number of table reads per request in the small mock database. A usual request needs far fewer. */
const mostReads = 400_000

type Envelope = {
  type?: number
  message?: string
  additionalMessages?: string[]
  additionalFieldMessages?: Record<string, string[]>
  errors?: Record<string, string[]>
}

const ofProgram = /\bNaN\b|\bundefined\b|\[object |Invalid Date|\bInfinity\b|\bnull\b/
const isBulgarian = (text: string): boolean => /[а-яА-Я]{3}/.test(text)

const sentencesIn = ({ message, additionalFieldMessages, errors }: Envelope): string[] => [
  ...(message ? [message] : []),
  ...Object.values({ ...additionalFieldMessages, ...errors }).flat(),
]

const wrongWords = (status: number, text: string): string[] => {
  const reply = JSON.parse(text) as Envelope
  const sentences = sentencesIn(reply)
  const isRefused = status !== 200 || reply.type === 0
  if (isRefused && sentences.length === 0) return [`${status} refuses without words`]
  const foreign = sentences.filter((one) => !isBulgarian(one))
  const strange = [...sentences, ...(reply.additionalMessages ?? [])].filter((one) => ofProgram.test(one))
  return [...foreign, ...strange].map((one) => `says „${one.slice(0, 200)}“`)
}

const wrongResponse = ({ status, text, thrown }: FuzzOutcome): string[] => {
  if (status >= 500) return [`${status}\n${thrown}`]
  if (text === null) return status === 200 ? [] : [`${status} without JSON`]
  return status === 401 ? [] : wrongWords(status, text)
}

/**
 * Returns all violations by a request, as sentences. A request without violations succeeded or was refused with a
 * message in Bulgarian.
 */
export const faultsOf = (db: MockDatabase, outcome: FuzzOutcome): string[] => [
  ...wrongResponse(outcome),
  ...new Set(wrongStored(db, outcome.written).map((one) => `stored ${one}`)),
  ...(outcome.reads > mostReads ? [`looked ${outcome.reads} times into tables`] : []),
]

import type { World } from '../../mocks/engine/world.ts'
import type { Outcome } from './fuzzedBackend.ts'
import { wrongStored } from './stored.ts'

/** How often one call may look into the tables of the small world: many times what the longest does. */
const mostReads = 400_000

type Envelope = {
  type?: number
  message?: string
  additionalMessages?: string[]
  additionalFieldMessages?: Record<string, string[]>
  errors?: Record<string, string[]>
}

/** Words of a program that no person should read. */
const ofProgram = /\bNaN\b|\bundefined\b|\[object |Invalid Date|\bInfinity\b|\bnull\b/
const isBulgarian = (text: string): boolean => /[а-яА-Я]{3}/.test(text)

const sentencesIn = ({ message, additionalFieldMessages, errors }: Envelope): string[] => [
  ...(message ? [message] : []),
  ...Object.values({ ...additionalFieldMessages, ...errors }).flat(),
]

/** What is wrong with an answer that is JSON: a refusal without words, words that are none. */
const wrongWords = (status: number, text: string): string[] => {
  const reply = JSON.parse(text) as Envelope
  const said = sentencesIn(reply)
  const isRefused = status !== 200 || reply.type === 0
  if (isRefused && said.length === 0) return [`${status} refuses without words`]
  const foreign = said.filter((one) => !isBulgarian(one))
  // What is said beside them may be a name and a number alone.
  const strange = [...said, ...(reply.additionalMessages ?? [])].filter((one) => ofProgram.test(one))
  return [...foreign, ...strange].map((one) => `says „${one.slice(0, 200)}“`)
}

const wrongAnswer = ({ status, text, thrown }: Outcome): string[] => {
  if (status >= 500) return [`${status}\n${thrown}`]
  if (text === null) return status === 200 ? [] : [`${status} without JSON`]
  // A 401 is read by its status alone.
  return status === 401 ? [] : wrongWords(status, text)
}

/** All that is wrong with what an ask brought about, as sentences; none: it was answered, or refused in Bulgarian. */
export const faultsOf = (world: World, outcome: Outcome): string[] => [
  ...wrongAnswer(outcome),
  ...new Set(wrongStored(world, outcome.written).map((one) => `stored ${one}`)),
  ...(outcome.reads > mostReads ? [`looked ${outcome.reads} times into tables`] : []),
]

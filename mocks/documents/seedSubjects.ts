import { departments } from '../../fixtures/departments.ts'
import { countries } from '../../fixtures/geography/countries.ts'
import { cars } from '../../fixtures/vehicles.ts'
import {
  centresOfTowns,
  companyForms,
  companyWords,
  foreignStates,
  manufacturers,
  measuringDevices,
  measuringDevicesPlural,
  sites,
  townsOfRegions,
  typeMarks,
} from '../../fixtures/words.ts'
import { inSentence } from '../../src/rules/words/inSentence.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import { citizenName } from '../correspondents/seedNames.ts'
import type { Days } from '../seed/days.ts'
import { streetAddressOf } from '../seed/faker.ts'
import type { KnownDeviceType } from '../seed/knownTypes.ts'
import type { Random } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'

export type SubjectFacts = {
  seed: number
  days: Days
  day: number
  departmentId: number
  root: DocumentRow | undefined
  /** Returns the last letter of the case that was delivered before that day. */
  sent: (() => DocumentRow | undefined) | undefined
  known: KnownRecords
  /** The device type that the application is about. If it is absent, the words of the document's subject are random. */
  about?: KnownDeviceType | undefined
  /** The words given by the case; they take precedence over random words. */
  words?: Words | undefined
}
/** The words for the placeholders in braces in a template of a subject, by placeholder. */
export type Words = Readonly<Record<string, string>>
export type KnownRecords = {
  approved: readonly { day: number; certificate: string }[]
}

const dateText = (iso: string) => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
const yearOf = ({ days, day }: SubjectFacts) => Number(days.dateOf(day).slice(0, 4))
const numberAndDay = (row: DocumentRow | undefined) =>
  row?.number ? `${row.number}/${dateText(row.dateRegistered ?? '')} г.` : 'б.н.'
const referenceOf = ({ root }: SubjectFacts) => numberAndDay(root)
const senderOf = ({ root, seed }: SubjectFacts) => {
  const id = root?.correspondentIds[0]
  const citizen = id ? citizenName(seed, id) : undefined
  return citizen ? `${citizen.firstName.slice(0, 1)}. ${citizen.lastName}` : 'гражданин'
}

const departmentNames = new Map(departments.map(({ id, name }) => [id, name]))
const allTowns = Object.values(townsOfRegions).flat()
const certifiedBefore = ({ known: { approved }, day }: SubjectFacts): number => {
  let count = approved.length
  while (count > 0 && (approved[count - 1]?.day ?? 0) >= day) count -= 1
  return count
}
const certificateAt = ({ known: { approved } }: SubjectFacts, at: number): string =>
  approved[Math.max(0, at)]?.certificate ?? 'б.н.'
const plateOf = (random: Random, { departmentId }: SubjectFacts): string => {
  const own = cars.filter((one) => one.departmentId === departmentId)
  return random.one(own.length > 0 ? own : cars).plate
}

const requests: Readonly<Record<number, string>> = { 30: 'жалба', 31: 'сигнал', 32: 'предложение' }

const countryOf = (about: KnownDeviceType | undefined): string | undefined =>
  countries.find(({ id }) => id === about?.countryId)?.name

const firmOf = (random: Random): string => `„${random.one(companyWords)}“ ${random.one(companyForms)}`
const townOf = (random: Random, { departmentId }: SubjectFacts): string =>
  random.one(townsOfRegions[departmentId] ?? allTowns)

const fillers: Record<string, (random: Random, facts: SubjectFacts) => string | number> = {
  си: (random, { about }) => (about ? inSentence(about.device) : random.one(measuringDevices)),
  уреди: (random) => random.one(measuringDevicesPlural),
  тип: (random, { about }) => about?.mark ?? `${random.one(typeMarks)}-${random.between(10, 990)}`,
  производител: (random, { about }) => about?.maker ?? random.one(manufacturers),
  'с фирма': (random) => withPreposition('с', firmOf(random)),
  'в държава': (random, { about }) => withPreposition('в', countryOf(about) ?? random.one(foreignStates)),
  обект: (random) => random.one(sites),
  адрес: (random) => streetAddressOf(random),
  град: townOf,
  'областен град': (random, facts) => {
    const town = townOf(random, facts)
    return centresOfTowns[town] ?? town
  },
  брой: (random) => random.between(2, 240),
  n: (random) => random.between(1, 9),
  сериен: (random) => random.between(100_000, 999_999),
  удостоверение: (random, facts) =>
    facts.about?.certificate ?? certificateAt(facts, random.int(certifiedBefore(facts))),
  дело: (random) => random.between(100, 4900),
  година: (_, facts) => yearOf(facts),
  период: (random, facts) => `${yearOf(facts) - random.between(2, 4)}–${yearOf(facts) - 1} г.`,
  дата: (random, { days, day }) => dateText(days.dateOf(days.roll(day + random.between(5, 30)))),
  минала: (random, { days, day }) => dateText(days.dateOf(days.step(day - random.between(5, 30) + 1, -1))),
  звено: (_, { departmentId }) => inSentence(departmentNames.get(departmentId) ?? ''),
  автомобил: plateOf,
  рег: (_, facts) => referenceOf(facts),
  искане: (_, { root }) => requests[root?.typeId ?? 0] ?? 'заявление',
  наше: (_, { sent }) => numberAndDay(sent?.()),
  външен: (_, facts) => facts.root?.externalRefNumber ?? referenceOf(facts),
  лице: (_, facts) => senderOf(facts),
}

type Part = string | ((random: Random, facts: SubjectFacts) => string | number)
const compiledTemplates = new Map<string, readonly Part[]>()

const compile = (template: string): readonly Part[] =>
  template.split(/\{([^}]+)\}/u).map((text, i) => {
    if (i % 2 === 0) return text
    const filler = fillers[text]
    return (random, facts) => {
      const given = facts.words?.[text] ?? filler?.(random, facts)
      if (given === undefined) throw new RangeError(`No words for {${text}}`)
      return given
    }
  })

/** Replaces the placeholders in a template of a subject. Throws RangeError for a placeholder without a word. */
export const fillSubject = (template: string, random: Random, facts: SubjectFacts): string => {
  let parts = compiledTemplates.get(template)
  if (!parts) {
    parts = compile(template)
    compiledTemplates.set(template, parts)
  }
  let text = ''
  for (const part of parts) text += typeof part === 'string' ? part : part(random, facts)
  return text
}

export const ofItsCourt = (subject: string, sender: string): string => {
  if (sender === '') return subject
  const own = subject.replace(/Административен съд – [А-я ]+$/u, sender)
  if (own === subject || sender.startsWith('Административен')) return own
  if (sender.startsWith('Районен')) return own.replace('адм. дело', 'НАХД')
  return own.replace('Решение', 'Постановление').replace('Призовка', 'Искане').replace('адм. дело', 'пр. преписка')
}

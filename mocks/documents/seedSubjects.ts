import {
  companyForms,
  companyWords,
  foreignStates,
  manufacturers,
  measuringDevices,
  measuringDevicesPlural,
  sites,
  streets,
  townsOfRegions,
  typeMarks,
} from '../../fixtures/words.ts'
import { citizenName } from '../correspondents/seedNames.ts'
import type { Chance } from '../seed/chance.ts'
import type { Days } from '../seed/days.ts'
import type { DocumentRow } from './rows.ts'

/** What a subject may speak of besides invented words. */
export type SubjectFacts = {
  seed: number
  days: Days
  /** Day number of the document. */
  day: number
  departmentId: number
  /** The case's first document; undefined for the first document itself. */
  root: DocumentRow | undefined
}

/** `21.11.2026` of an ISO text; documents are registered after 04:00, so the UTC day is Sofia's. */
const shown = (iso: string) => `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
const yearOf = ({ days, day }: SubjectFacts) => Number(days.dateOf(day).slice(0, 4))
/** `04-125/21.11.2026 г.` of the case's first document. */
const referenceOf = ({ root }: SubjectFacts) =>
  root?.number ? `${root.number}/${shown(root.dateRegistered ?? '')} г.` : 'б.н.'
const senderOf = ({ root, seed }: SubjectFacts) => {
  const id = root?.correspondentIds[0]
  const citizen = id ? citizenName(seed, id) : undefined
  return citizen ? `${citizen.firstName.slice(0, 1)}. ${citizen.lastName}` : 'гражданин'
}

const allTowns = Object.values(townsOfRegions).flat()
const plates = ['СВ', 'РВ', 'В', 'А', 'Р', 'СТ', 'ВТ', 'ВР']

const fillers: Record<string, (chance: Chance, facts: SubjectFacts) => string | number> = {
  си: (chance) => chance.one(measuringDevices),
  уреди: (chance) => chance.one(measuringDevicesPlural),
  тип: (chance) => `${chance.one(typeMarks)}-${chance.between(10, 990)}`,
  производител: (chance) => chance.one(manufacturers),
  фирма: (chance) => `„${chance.one(companyWords)}“ ${chance.one(companyForms)}`,
  държава: (chance) => chance.one(foreignStates),
  обект: (chance) => chance.one(sites),
  адрес: (chance) => `${chance.one(streets)} № ${chance.between(1, 120)}`,
  град: (chance, { departmentId }) => chance.one(townsOfRegions[departmentId] ?? allTowns),
  брой: (chance) => chance.between(2, 240),
  n: (chance) => chance.between(1, 9),
  сериен: (chance) => chance.between(100_000, 999_999),
  удостоверение: (chance, facts) => `${yearOf(facts) - chance.between(0, 8)}-${chance.between(1000, 5999)}`,
  фактура: (chance) => String(chance.between(1, 999_999)).padStart(10, '0'),
  договор: (chance, facts) => `Д-${chance.between(1, 60)}/${yearOf(facts) - chance.between(0, 2)}`,
  дело: (chance) => chance.between(100, 4900),
  година: (_, facts) => yearOf(facts),
  период: (chance, facts) => `${yearOf(facts) - chance.between(2, 4)}–${yearOf(facts) - 1} г.`,
  дата: (chance, { days, day }) => shown(days.dateOf(day + chance.between(5, 30))),
  минала: (chance, { days, day }) => shown(days.dateOf(day - chance.between(5, 30))),
  автомобил: (chance) => `${chance.one(plates)} ${chance.between(1000, 9999)} ТТ`,
  рег: (_, facts) => referenceOf(facts),
  външен: (_, facts) => facts.root?.externalRefNumber ?? referenceOf(facts),
  лице: (_, facts) => senderOf(facts),
}

type Part = string | ((chance: Chance, facts: SubjectFacts) => string | number)
const compiled = new Map<string, readonly Part[]>()

const compile = (template: string): readonly Part[] =>
  template.split(/\{([^}]+)\}/u).map((text, i) => {
    if (i % 2 === 0) return text
    const filler = fillers[text]
    if (!filler) throw new RangeError(`No words for {${text}}`)
    return filler
  })

/** Fills the words in braces of a subject. Throws RangeError for a word nobody knows. */
export const fillSubject = (template: string, chance: Chance, facts: SubjectFacts): string => {
  let parts = compiled.get(template)
  if (!parts) {
    parts = compile(template)
    compiled.set(template, parts)
  }
  let text = ''
  for (const part of parts) text += typeof part === 'string' ? part : part(chance, facts)
  return text
}

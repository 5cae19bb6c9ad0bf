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
import type { Chance } from './chance.ts'

/** What a subject may speak of besides invented words; asked for only by the subjects that do. */
export type SubjectFacts = {
  departmentId: number
  /** `04-125/21.11.2026 г.` of the case's first document. */
  reference: () => string
  externalRef: () => string
  person: () => string
  year: number
  /** `21.11.2026`: a day near the document's. */
  dateText: () => string
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
  удостоверение: (chance, { year }) => `${year - chance.between(0, 8)}-${chance.between(1000, 5999)}`,
  фактура: (chance) => String(chance.between(1, 999_999)).padStart(10, '0'),
  дело: (chance) => chance.between(100, 4900),
  година: (_, { year }) => year,
  период: (chance, { year }) => `${year - chance.between(1, 3)}–${year - 1} г.`,
  дата: (_, { dateText }) => dateText(),
  автомобил: (chance) => `${chance.one(plates)} ${chance.between(1000, 9999)} ТТ`,
  рег: (_, { reference }) => reference(),
  външен: (_, { externalRef, reference }) => externalRef() || reference(),
  лице: (_, { person }) => person(),
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

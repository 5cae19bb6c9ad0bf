import { makeEgn, makeEik } from '../../fixtures/identifiers.ts'
import { sites, streets } from '../../fixtures/words.ts'
import { citizenName } from '../correspondents/seedNames.ts'
import type { Chance } from '../seed/chance.ts'
import type { Party } from './messageParts.ts'
import type { ExchangeMessageRow } from './rows.ts'

type System = ExchangeMessageRow['system']
type Sender = Party & Pick<ExchangeMessageRow, 'correspondentAddresses' | 'correspondentPhones' | 'correspondentEmails'>

const titles = [
  'Искане за информация относно последващи проверки',
  'Уведомление за промяна в лице, използващо средства за измерване',
  'Сигнал за неточна колонка в бензиностанция',
  'Покана за съгласуване на проект на наредба',
  'Запитване за валидност на одобрен тип',
  'Искане за участие на експерт в комисия',
  'Предоставяне на протоколи от лабораторни изпитвания',
] as const

/** What sort of document another administration says it sends. */
export const kindsOfOthers = ['Писмо', 'Сигнал', 'Покана'] as const

/** What a new message is about, and what stands in it. */
export const textOf = (chance: Chance): { title: string; body: string } => {
  const title = `${chance.one(titles)} – обект ${chance.one(sites)}`
  return { title, body: `Здравейте,\n\n${title}. Моля за Вашия отговор в законоустановения срок.\n\nС уважение` }
}

const newCompanies = ['Нова мярка', 'Ясен тест', 'Везни Тракия', 'Метро сервиз', 'Лаб контрол', 'Еко мерник'] as const
const newBodies = [
  'Агенция за регионални измервания',
  'Център за енергиен контрол',
  'Дирекция „Защита на потребителите“ – Казанлък',
  'Институт за водни ресурси',
] as const
const towns = ['гр. София, общ. Столична', 'гр. Пловдив, общ. Пловдив', 'гр. Русе, общ. Русе', 'гр. Враца, общ. Враца']
/** Above every number that the correspondents' own ЕИК are made from. */
const NEW_EIK = 70_000_000

/** Somebody who is not among the correspondents yet; `number` makes the name and the identifier its own. */
export const unknownSender = (chance: Chance, system: System, number: number): Sender => {
  const isPerson = system === 'edelivery' && number % 2 === 0
  const { firstName, middleName, lastName, sex } = citizenName(number, 2_000_000 + number)
  const person = [firstName, middleName, lastName].filter(Boolean).join(' ')
  const company = `„${newCompanies[number % newCompanies.length]} ${number}“ ООД`
  const name = system === 'docexchange' ? `${newBodies[number % newBodies.length]}` : isPerson ? person : company
  const identifier = isPerson
    ? makeEgn(chance.between(1950, 2000), chance.between(1, 12), chance.between(1, 28), sex, number)
    : makeEik(NEW_EIK + number)
  const digits = String(100 + (number % 900))
  return {
    partyName: name,
    partyKind: system === 'docexchange' ? 'administration' : isPerson ? 'person' : 'legalEntity',
    partyIdentifier: identifier,
    partyCorrespondentId: null,
    correspondentNames: [name],
    correspondentIdentifiers: [identifier],
    correspondentAddresses: [`${chance.one(towns)}, ${chance.one(streets)} № ${chance.between(1, 90)}`],
    correspondentPhones: [`02/000 0${digits}`],
    correspondentEmails: [`office@n${number}.example.bg`],
  }
}

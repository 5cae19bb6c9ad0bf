import { makeEgn, makeEik } from '../../fixtures/identifiers.ts'
import { transliterate } from '../../fixtures/transliterate.ts'
import { companyForms, sites, streets, townsOfRegions } from '../../fixtures/words.ts'
import { citizenName } from '../correspondents/seedNames.ts'
import type { Chance } from '../seed/chance.ts'
import type { Party } from './messageParts.ts'
import type { ExchangeMessageRow } from './rows.ts'

type System = ExchangeMessageRow['system']
type Sender = Party & Pick<ExchangeMessageRow, 'correspondentAddresses' | 'correspondentPhones' | 'correspondentEmails'>

/** What administrations write about, and what people and companies do. */
const titlesOfBodies = [
  'Искане за информация относно последващи проверки',
  'Покана за съгласуване на проект на наредба',
  'Искане за участие на експерт в комисия',
  'Предоставяне на протоколи от лабораторни изпитвания',
  'Искане за становище по проект на методика за изпитване',
] as const
const titlesOfOthers = [
  'Сигнал за неточна колонка в бензиностанция',
  'Запитване за валидност на одобрен тип',
  'Уведомление за промяна в лице, използващо средства за измерване',
  'Сигнал за неточна везна в търговски обект',
  'Запитване за последваща проверка на средства за измерване',
] as const
/** What is not about one place. */
const general = /наредба|комисия|методика|валидност/

/** What sort of document another administration says it sends. */
export const kindsOfOthers = ['Писмо', 'Сигнал', 'Покана'] as const

/** What a new message of a sender is about, and what stands in it. */
export const textOf = (chance: Chance, { partyKind }: Pick<Party, 'partyKind'>): { title: string; body: string } => {
  const subject = chance.one(partyKind === 'administration' ? titlesOfBodies : titlesOfOthers)
  const site = chance.one(sites)
  const title = general.test(subject) ? subject : `${subject} – обект ${site}`
  return { title, body: `Здравейте,\n\n${title}. Моля за Вашия отговор в законоустановения срок.\n\nС уважение` }
}

const newCompanies = [
  'Нова мярка',
  'Точен уред',
  'Везни и тежести',
  'Метро сервиз',
  'Лаб контрол',
  'Еко мерник',
  'Аква баланс',
  'Топлосервиз',
  'Калибра',
  'Сигма прибор',
  'Чиста вода',
] as const
const newBodies = [
  'Регионална лаборатория за измервания',
  'Център за енергиен контрол',
  'Дирекция за защита на потребителите',
  'Институт за водни ресурси',
  'Регионален съвет по безопасност',
] as const
const towns = Object.values(townsOfRegions).flat()
/** A name, a town and a legal form: no two of the first some thousand are alike. */
const nameOf = (isBody: boolean, number: number): { name: string; box: string; town: string } => {
  const names = isBody ? newBodies : newCompanies
  const name = names[number % names.length] ?? ''
  const town = towns[Math.floor(number / names.length) % towns.length] ?? ''
  const form = companyForms[Math.floor(number / names.length / towns.length) % 2] ?? ''
  const box = transliterate(`${name} ${town}`).replace(/[^a-z]+/g, '-')
  return { name: isBody ? `${name} – ${town}` : `„${name} – ${town}“ ${form}`, box, town }
}
/** Above every number that the correspondents' own ЕИК are made from. */
const NEW_EIK = 70_000_000

/** Somebody who is not among the correspondents yet; `number` makes the name and the identifier its own. */
export const unknownSender = (chance: Chance, system: System, number: number): Sender => {
  const isPerson = system === 'edelivery' && number % 2 === 0
  const { firstName, middleName, lastName, sex } = citizenName(number, 2_000_000 + number)
  const person = [firstName, middleName, lastName].filter(Boolean).join(' ')
  const entity = nameOf(system === 'docexchange', number)
  const name = isPerson ? person : entity.name
  const identifier = isPerson
    ? makeEgn(chance.between(1950, 2000), chance.between(1, 12), chance.between(1, 28), sex, number)
    : makeEik(NEW_EIK + number)
  const digits = String(100 + (number % 900))
  const mail = isPerson ? `${transliterate(`${firstName}.${lastName}`)}@example.bg` : `office@${entity.box}.example.bg`
  return {
    partyName: name,
    partyKind: system === 'docexchange' ? 'administration' : isPerson ? 'person' : 'legalEntity',
    partyIdentifier: identifier,
    partyCorrespondentId: null,
    correspondentNames: [name],
    correspondentIdentifiers: [identifier],
    correspondentAddresses: [`гр. ${entity.town}, ${chance.one(streets)} № ${chance.between(1, 90)}`],
    correspondentPhones: [`02/000 0${digits}`],
    correspondentEmails: [mail],
  }
}

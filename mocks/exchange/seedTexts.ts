import { makeEgn, makeEik } from '../../fixtures/identifiers.ts'
import { transliterate } from '../../fixtures/transliterate.ts'
import { companyForms, sites, townsOfRegions } from '../../fixtures/words.ts'
import { citizenName } from '../correspondents/seedNames.ts'
import { streetAddressOf } from '../seed/faker.ts'
import type { Random } from '../seed/seededRandom.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import type { Party } from './messageParts.ts'

type System = ExchangeMessageRow['system']
type Sender = Party & Pick<ExchangeMessageRow, 'correspondentAddresses' | 'correspondentPhones' | 'correspondentEmails'>

type Text = { title: string; asks: (site: string) => string; isOfSite?: true }

const textsOfBodies: readonly Text[] = [
  {
    title: 'Искане за информация относно последващи проверки',
    asks: (site) =>
      `Моля да ни предоставите информация за последващите проверки на средствата за измерване на обект ${site} през последните две години.`,
    isOfSite: true,
  },
  {
    title: 'Покана за съгласуване на проект на наредба',
    asks: () =>
      'Приложено изпращаме проект на наредба за изискванията към средствата за измерване. Моля да го съгласувате в двуседмичен срок.',
  },
  {
    title: 'Искане за участие на експерт в комисия',
    asks: () =>
      'Моля да определите експерт, който да участва в комисията за приемане на измервателните уреди по възложена от нас доставка.',
  },
  {
    title: 'Предоставяне на протоколи от лабораторни изпитвания',
    asks: () =>
      'Приложено изпращаме протоколите от изпитванията на водомерите в наши сгради – за сведение и по компетентност.',
  },
  {
    title: 'Искане за становище по проект на методика за изпитване',
    asks: () => 'Моля за становището Ви по приложения проект на методика за изпитване на водомери.',
  },
]
const textsOfOthers: readonly Text[] = [
  {
    title: 'Сигнал за неточна колонка в бензиностанция',
    asks: (site) =>
      `При зареждане в бензиностанцията на обект ${site} колонката отчете повече гориво, отколкото побира резервоарът. Моля да бъде проверена и да получа отговор за резултата.`,
    isOfSite: true,
  },
  {
    title: 'Запитване за валидност на одобрен тип',
    asks: () =>
      'Моля да ни уведомите до коя дата е валидно удостоверението за одобрен тип на уредите в приложения списък.',
  },
  {
    title: 'Уведомление за промяна в лице, използващо средства за измерване',
    asks: (site) =>
      `Уведомяваме Ви, че средствата за измерване на обект ${site} вече се използват от друго лице. Данните му са в приложението.`,
    isOfSite: true,
  },
  {
    title: 'Сигнал за неточна везна в търговски обект',
    asks: (site) =>
      `Везната на касата на обект ${site} показва по-голямо тегло от действителното. Моля да бъде проверена и да получа отговор за резултата.`,
    isOfSite: true,
  },
  {
    title: 'Запитване за последваща проверка на средства за измерване',
    asks: (site) =>
      `Моля да ни информирате за реда, сроковете и цените на последващата проверка на средствата за измерване на обект ${site}.`,
    isOfSite: true,
  },
]

export const kindsOfOthers = ['Писмо', 'Сигнал', 'Покана'] as const

export const textOf = (
  random: Random,
  { partyKind, partyName }: Pick<Party, 'partyKind' | 'partyName'>,
): { title: string; body: string } => {
  const { title, asks: textOf, isOfSite } = random.one(partyKind === 'administration' ? textsOfBodies : textsOfOthers)
  const site = random.one(sites)
  return {
    title: isOfSite ? `${title} – обект ${site}` : title,
    body: `Уважаеми госпожи и господа,\n\n${textOf(site)}\n\nС уважение,\n${partyName}`,
  }
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
const nameOf = (isBody: boolean, number: number): { name: string; box: string; town: string } => {
  const names = isBody ? newBodies : newCompanies
  const name = names[number % names.length] ?? ''
  const town = towns[Math.floor(number / names.length) % towns.length] ?? ''
  const form = companyForms[Math.floor(number / names.length / towns.length) % 2] ?? ''
  const box = transliterate(`${name} ${town}`).replace(/[^a-z]+/g, '-')
  return { name: isBody ? `${name} – ${town}` : `„${name} – ${town}“ ${form}`, box, town }
}
/** The first ЕИК (company number) for new senders: greater than every ЕИК of the seeded correspondents. */
const NEW_EIK = 70_000_000

export const unknownSender = (random: Random, system: System, number: number): Sender => {
  const isPerson = system === 'edelivery' && number % 2 === 0
  const { firstName, middleName, lastName, sex } = citizenName(number, 2_000_000 + number)
  const person = [firstName, middleName, lastName].filter(Boolean).join(' ')
  const entity = nameOf(system === 'docexchange', number)
  const name = isPerson ? person : entity.name
  const identifier = isPerson
    ? makeEgn(random.between(1950, 2000), random.between(1, 12), random.between(1, 28), sex, number)
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
    correspondentAddresses: [`гр. ${entity.town}, ${streetAddressOf(random)}`],
    correspondentPhones: [`02/000 0${digits}`],
    correspondentEmails: [mail],
  }
}

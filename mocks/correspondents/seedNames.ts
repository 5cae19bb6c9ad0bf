import { type Abroad, foreignCompanies, foreignNames, internationalBodies } from '../../fixtures/abroad.ts'
import { correspondentGroups, Group } from '../../fixtures/correspondentGroups.ts'
import {
  companyForms,
  companyWords,
  districtCentres,
  manufacturers,
  otherNames,
  townsOfRegions,
} from '../../fixtures/words.ts'
import { fakerOf } from '../seed/faker.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'

export type Span = { groupId: number; from: number; to: number }

/**
 * Returns the range of ids of each group of correspondents. If a group's maximum is reached, the excess is added to the
 * companies.
 */
export const correspondentSpans = (documents: number): Span[] => {
  const scale = Math.max(0.1, documents / 2800)
  const counts = correspondentGroups.map(({ id, of400, atMost }) => {
    const wanted = Math.max(1, Math.round(of400 * scale))
    return { groupId: id, wanted, count: Math.min(wanted, atMost ?? wanted) }
  })
  const spare = counts.reduce((sum, one) => sum + one.wanted - one.count, 0)
  // Citizens get the highest ids, so that a list with the newest first begins with citizens and not with foreign
  // companies.
  const isLast = ({ groupId }: { groupId: number }) => groupId === Group.CITIZENS
  const inOrder = [...counts.filter((one) => !isLast(one)), ...counts.filter(isLast)]
  let from = 1
  return inOrder.map(({ groupId, count }) => {
    const to = from + count + (groupId === Group.COMPANIES ? spare : 0)
    const span = { groupId, from, to }
    from = to
    return span
  })
}

/** Returns a function that gives the group of a correspondent by id. */
export const groupsOfIds = (spans: readonly Span[]): ((id: number | undefined) => number | undefined) => {
  const groups = new Uint8Array(spans.at(-1)?.to ?? 0)
  for (const { groupId, from, to } of spans) groups.fill(groupId, from, to)
  return (id) => groups[id ?? 0] || undefined
}

const FOREIGN_SHARE = 0.02
const WITH_EMAIL = 0.75
const EMAIL_STREAM = 13
const INACTIVE_SHARE = 0.03
const ACTIVE_STREAM = 17

export const isForeignCitizen = (seed: number, id: number, groupId: number | undefined): boolean =>
  groupId === Group.CITIZENS && randomOf(seed, Purpose.CORRESPONDENT, -id).is(FOREIGN_SHARE)
export const sitsAbroad = (seed: number, id: number, groupId: number | undefined): boolean =>
  groupId === Group.INTERNATIONAL || groupId === Group.APPLICANTS || isForeignCitizen(seed, id, groupId)
/** False for a few firms and citizens, with whom no document of the mock database is exchanged. */
export const isActiveCorrespondent = (seed: number, id: number, groupId: number | undefined): boolean =>
  !(groupId === Group.COMPANIES || groupId === Group.CITIZENS) ||
  !randomOf(seed, Purpose.CORRESPONDENT, -ACTIVE_STREAM * id).is(INACTIVE_SHARE)
export const hasEmail = (seed: number, id: number): boolean =>
  randomOf(seed, Purpose.CORRESPONDENT, -EMAIL_STREAM * id).is(WITH_EMAIL)

export type PersonName = { firstName: string; middleName: string | null; lastName: string; sex: 'm' | 'f' }

const regions = Object.values(townsOfRegions)
const towns = regions.flat()
/** The towns of all regions, one of each region in turn, so that even a few towns cover the whole country. */
const townsInTurn = Array.from({ length: Math.max(...regions.map((region) => region.length)) }, (_, at) =>
  regions.flatMap((region) => region[at] ?? []),
).flat()

export const citizenName = (seed: number, id: number): PersonName => {
  const random = randomOf(seed, Purpose.CORRESPONDENT, id)
  if (random.is(0.06)) {
    const [firstName, middleName, lastName, sex] = random.one(otherNames)
    return { firstName, middleName, lastName, sex }
  }
  const { person } = fakerOf(random)
  const sex = person.sexType()
  return {
    firstName: person.firstName(sex),
    middleName: person.middleName(sex),
    lastName: person.lastName(sex),
    sex: sex === 'male' ? 'm' : 'f',
  }
}

const foreigner = (seed: number, id: number) => randomOf(seed, Purpose.CORRESPONDENT, id).one(foreignNames)

export const foreignerName = (seed: number, id: number): PersonName => {
  const [firstName, lastName] = foreigner(seed, id)
  return { firstName, middleName: null, lastName, sex: 'm' }
}

export const seatAbroad = (seed: number, groupId: number, i: number, id: number): Abroad => {
  const list =
    groupId === Group.APPLICANTS ? foreignCompanies : groupId === Group.INTERNATIONAL ? internationalBodies : undefined
  return list?.[i % list.length]?.[1] ?? foreigner(seed, id)[2]
}

const ministries = [
  'Министерство на икономиката',
  'Министерство на финансите',
  'Министерство на околната среда и водите',
  'Министерство на здравеопазването',
  'Министерство на енергетиката',
  'Министерство на транспорта и съобщенията',
  'Министерство на електронното управление',
  'Министерски съвет – Администрация',
]
const centralBodies = ['Национален център', 'Държавна агенция', 'Изпълнителна агенция', 'Комисия']
const centralFields = ['по енергийни мерки', 'за безопасност на изделията', 'по стопанска статистика', 'за пазарите']
const medical = ['Аптека', 'МБАЛ', 'ДКЦ', 'Медицински център', 'Хоспис']
const saints = ['„Свети Иван“', '„Надежда“', '„Здраве“', '„Света Марина“', '„Витал“', '„Хипократ“']

const networks = ['Запад', 'Юг', 'Север', 'Изток', 'Северозапад', 'Югоизток', 'Североизток', 'Югозапад']
const branches = ['Груп', 'Плюс', 'Инвест', 'Холдинг', 'Експорт', 'Консулт', 'Проект', 'Партнърс', 'Трейд', 'Ко']
const daughters = ['Euro', 'Nova', 'Inter', 'Prima', 'Alta', 'Omni', 'Delta', 'Trans', 'Uni', 'Metro']

/**
 * Combines a word of each list into a name. When all combinations are used, a town is added to the name, so that the
 * names of all legal entities differ.
 */
const pairWords = (first: readonly string[], second: readonly string[], i: number, join = ' '): string => {
  const round = Math.floor(i / (first.length * second.length))
  const text = `${first[i % first.length]}${join}${second[Math.floor(i / first.length) % second.length]}`
  return round ? `${text} – ${townsInTurn[(round - 1) % townsInTurn.length]}` : text
}
const company = (i: number, forms: readonly string[]): { name: string; form: string } => {
  const word = companyWords[i % companyWords.length] as string
  const form = forms[Math.floor(i / companyWords.length) % forms.length] as string
  const round = Math.floor(i / (companyWords.length * forms.length))
  const mark = round ? `${word} ${branches[(round - 1) % branches.length]}` : word
  return form === 'ЕТ' ? { name: `ЕТ „${mark}“`, form } : { name: `„${mark}“ ${form}`, form }
}

/**
 * The towns with administrative courts and regional prosecutors. „Софийска област“ is left out, so that София occurs
 * once.
 */
const regionalSeats = districtCentres.filter((one) => one !== 'Софийска област')
/**
 * Returns the name of a court or prosecutor's office. Administrative courts and regional prosecutors exist only in
 * district centres, district courts in every town.
 */
const courtName = (i: number): string => {
  const at = Math.floor(i / 3)
  const round = i % 3
  if (round === 1) return `Районен съд – ${towns[at % towns.length]}`
  return `${round === 0 ? 'Административен съд' : 'Окръжна прокуратура'} – ${regionalSeats[at % regionalSeats.length]}`
}

export const entityName = (groupId: number, i: number): { name: string; form: string } => {
  const town = towns[i % towns.length] as string
  switch (groupId) {
    case Group.MINISTRIES:
      return {
        name: ministries[i] ?? pairWords(centralBodies, centralFields, i - ministries.length),
        form: i < ministries.length ? 'Министерство' : '',
      }
    case Group.REGIONS:
      return { name: `Областна администрация – ${districtCentres[i % districtCentres.length]}`, form: '' }
    case Group.MUNICIPALITIES:
      return { name: `Община ${town}`, form: 'Община' }
    case Group.COURTS:
      return { name: courtName(i), form: '' }
    case Group.MANUFACTURERS:
      return i < 7
        ? { name: manufacturers[i] as string, form: (manufacturers[i] as string).split(' ').at(-1) ?? 'ООД' }
        : {
            name: `„${pairWords(['Уред', 'Мерилна техника', 'Сензор', 'Контрол'], towns, i - 7, ' – ')}“ ООД`,
            form: 'ООД',
          }
    case Group.IMPORTERS:
      return {
        name: `„${pairWords(['Метроимпорт', 'Уреди и прибори', 'Лабтрейд'], towns, i, ' – ')}“ ООД`,
        form: 'ООД',
      }
    case Group.WATER:
      return { name: `„Водоснабдяване и канализация – ${townsInTurn[i % townsInTurn.length]}“ ООД`, form: 'ООД' }
    case Group.ELECTRICITY:
      return {
        name: `„Електроразпределение – ${networks[i % networks.length]}“ ЕАД`,
        form: 'ЕАД',
      }
    case Group.FUEL:
      return {
        name: `„${pairWords(['Дунав Ойл', 'Пътен дар', 'Експрес гориво', 'Ойл Център'], townsInTurn, i, ' – ')}“ ЕООД`,
        form: 'ЕООД',
      }
    case Group.MEDICAL:
      return { name: pairWords(medical, saints, i), form: 'ЕООД' }
    case Group.INTERNATIONAL:
      return { name: internationalBodies[i % internationalBodies.length]?.[0] ?? '', form: '' }
    case Group.APPLICANTS: {
      const round = Math.floor(i / foreignCompanies.length)
      const name = foreignCompanies[i % foreignCompanies.length]?.[0] ?? ''
      return { name: round ? `${daughters[(round - 1) % daughters.length]} ${name}` : name, form: '' }
    }
    default:
      return company(i, companyForms)
  }
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    spans: Span[]
    groupOf: (correspondentId: number | undefined) => number | undefined
  }
}

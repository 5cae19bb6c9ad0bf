import { type CampaignText, campaigns } from '../../fixtures/inspectionText.ts'
import { townsOfRegions } from '../../fixtures/words.ts'
import { guidCarrying } from '../seed/guid.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { orderNamed } from './seedGrounds.ts'

export const regionalDepartmentIds = Object.keys(townsOfRegions).map(Number)

export const groupedInspectionGuid = (seed: number, id: number): string =>
  guidCarrying(seed, Purpose.GROUPED_INSPECTION_GUID, id)

export type Campaign = {
  guid: string
  id: number
  from: number
  to: number
  departmentIds: number[]
  words: CampaignText
}

export const campaignsOf = ({ days, seed }: Pick<Frame, 'days' | 'seed'>): Campaign[] =>
  campaigns.map((words, i) => {
    const random = randomOf(seed, Purpose.GROUPED_INSPECTION, i + 1)
    const left = campaigns.length - 1 - i
    const from = days.step(days.today, 6 - left * 34 + (left === 1 ? 20 : 0))
    const departmentIds = regionalDepartmentIds.filter(() => random.is(0.6))
    return {
      guid: groupedInspectionGuid(seed, i + 1),
      id: i + 1,
      from,
      to: days.step(from, random.between(15, 22)),
      departmentIds: departmentIds.length > 1 ? departmentIds : regionalDepartmentIds.slice(0, 3),
      words,
    }
  })

const subjectOf = ({ words }: Campaign): string => `Заповед за групова проверка „${words.name}“`
const ORDERED_BEFORE = 11
export const groupOrdersOf = (frame: Pick<Frame, 'days' | 'seed'>): { day: number; subject: string }[] =>
  campaignsOf(frame).map((one) => ({ day: frame.days.step(one.from, -ORDERED_BEFORE), subject: subjectOf(one) }))

export const groupBase = (frame: Frame, campaign: Campaign) => {
  const { days, seed, people } = frame
  const { guid, id, from, to, departmentIds, words } = campaign
  const random = randomOf(seed, Purpose.GROUP_PLAN, id)
  const order = orderNamed(frame, subjectOf(campaign))
  return {
    ...{ guid, id, name: words.name, theme: words.theme, departmentIds },
    categories: [words.category],
    dateFrom: days.dateOf(from),
    dateTo: days.dateOf(to),
    orderNumber: order?.basisNumber ?? '',
    orderDate: order?.basisDate ?? null,
    leaderPersonId: people.headOf(random.one(departmentIds)).id,
    statusId: from > days.today ? 2 : to >= days.today ? 3 : 4,
  }
}

import { type CampaignWords, campaigns } from '../../fixtures/inspectionWords.ts'
import { townsOfRegions } from '../../fixtures/words.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidCarrying } from '../seed/guid.ts'

export const regionalDepartmentIds = Object.keys(townsOfRegions).map(Number)

export const groupedInspectionGuid = (seed: number, id: number): string =>
  guidCarrying(seed, Purpose.GROUPED_INSPECTION_GUID, id)

/** A campaign without its counts: when, where, what is looked at. */
export type Campaign = {
  guid: string
  id: number
  from: number
  to: number
  departmentIds: number[]
  words: CampaignWords
}

/** The campaigns of the year, one after the other; the last one is planned, the one before it under way. */
export const campaignsOf = ({ days, seed }: Frame): Campaign[] =>
  campaigns.map((words, i) => {
    const chance = chanceOf(seed, Purpose.GROUPED_INSPECTION, i + 1)
    const left = campaigns.length - 1 - i
    const from = days.step(days.today, 6 - left * 34 + (left === 1 ? 20 : 0))
    const departmentIds = regionalDepartmentIds.filter(() => chance.is(0.6))
    return {
      guid: groupedInspectionGuid(seed, i + 1),
      id: i + 1,
      from,
      to: days.step(from, chance.between(15, 22)),
      departmentIds: departmentIds.length > 1 ? departmentIds : regionalDepartmentIds.slice(0, 3),
      words,
    }
  })

/** What a campaign says of itself, and what its inspections take over. */
export const groupBase = ({ days, seed, people }: Frame, { guid, id, from, to, departmentIds, words }: Campaign) => {
  const chance = chanceOf(seed, Purpose.GROUP_PLAN, id)
  return {
    ...{ guid, id, name: words.name, theme: words.theme, departmentIds },
    categories: [words.category],
    dateFrom: days.dateOf(from),
    dateTo: days.dateOf(to),
    orderNumber: `РД-09-${chance.between(20, 380)}`,
    orderDate: days.dateOf(days.step(from, -chance.between(4, 12))),
    leaderPersonId: people.headOf(chance.one(departmentIds)).id,
    statusId: from > days.today ? 2 : to >= days.today ? 3 : 4,
  }
}

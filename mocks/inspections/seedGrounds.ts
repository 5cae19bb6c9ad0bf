import { categoriesByWord, sitesOf } from '../../fixtures/inspectionText.ts'
import { asDocumentStatus, isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { WantedSite } from '../correspondents/seedSites.ts'
import { perFrame } from '../seed/perFrame.ts'
import type { Frame } from '../seed/seedFrame.ts'

const types = { complaint: 30, signal: 31, order: 42 } as const
type Kind = keyof typeof types
const kinds = Object.keys(types) as Kind[]
export type Basis = { basis: string; basisNumber: string; basisDate: string | null }
export type Ground = Basis & { site: WantedSite; siteName: string | null; town: string | null }

const LONGEST = 60
const ANNULLED = 13

export const byPlan: Basis = { basis: 'plan', basisNumber: '', basisDate: null }

type Document = Frame['documents'][number]
const basisIn = ({ days }: Frame, basis: Kind, { number, dateRegistered }: Document): Basis => ({
  basis,
  basisNumber: number ?? '',
  basisDate: dateRegistered === null ? null : days.dateOf(days.dayOfIso(dateRegistered)),
})
const isRegistered = ({ number, statusId }: Document): boolean => number !== null && statusId !== ANNULLED

const siteBy = (subject: string): WantedSite | undefined => {
  const category = categoriesByWord.find(([word]) => subject.includes(word))?.[1]
  if (category === undefined) return undefined
  return { category, sites: subject.includes('бензиностанция') ? ['Бензиностанция'] : sitesOf(category) }
}

const kindOf = ({ typeId }: Pick<Document, 'typeId'>): Kind | undefined => kinds.find((one) => typeId === types[one])
export const isGround = (row: Pick<Document, 'typeId'>): boolean => kindOf(row) !== undefined

type Registered = { complaint: Document[]; signal: Document[]; order: Document[] }
const registeredOf = perFrame((frame): Registered => {
  const found: Registered = { complaint: [], signal: [], order: [] }
  for (const row of frame.documents) {
    const kind = kindOf(row)
    if (kind && isRegistered(row)) found[kind].push(row)
  }
  return found
})

export const orderNamed = (frame: Frame, subject: string): Basis | undefined => {
  const row = registeredOf(frame).order.find((one) => one.subject === subject)
  return row && basisIn(frame, 'order', row)
}

const isDoneWith = ({ statusId }: Pick<Document, 'statusId'>): boolean => {
  const status = asDocumentStatus(statusId)
  return status !== undefined && isFinal(status)
}

/**
 * Returns a function that finds the ground of an inspection: the oldest unused document of the department (and town)
 * that was registered before the inspection, not long ago, and was still in progress.
 */
export const groundsOf = (frame: Frame) => {
  const { days } = frame
  const of = (basis: Kind) =>
    registeredOf(frame)[basis].flatMap((row) => {
      const site = siteBy(row.subject)
      const until = isDoneWith(row) ? days.dayOfIso(row.statusDate) : Number.POSITIVE_INFINITY
      const town = /гр\. ([^,„]+)/u.exec(row.subject)?.[1]?.trim() ?? null
      return site && row.dateRegistered ? [{ day: days.dayOfIso(row.dateRegistered), until, row, site, town }] : []
    })
  const left = { complaint: of('complaint'), signal: of('signal'), order: of('order') }
  return (basis: Kind, departmentId: number, day: number, town?: string): Ground | undefined => {
    const at = left[basis].findIndex(
      (one) =>
        one.row.addressedToDepartmentId === departmentId &&
        (town === undefined || one.town === town) &&
        one.day < day &&
        one.until >= day &&
        one.day >= day - LONGEST,
    )
    const [found] = at < 0 ? [] : left[basis].splice(at, 1)
    if (!found) return undefined
    const { subject } = found.row
    const station = /бензиностанция („[^“]+“)/u.exec(subject)?.[1]
    return {
      ...basisIn(frame, basis, found.row),
      site: found.site,
      siteName: station ? `Бензиностанция ${station}` : null,
      town: found.town,
    }
  }
}

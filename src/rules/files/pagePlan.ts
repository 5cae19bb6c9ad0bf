import { pluralise } from '../words/pluralise.ts'
import { cleanFileName } from './fileRules.ts'

/** The clockwise rotation of a page in degrees, added to its rotation in the file. */
export type PageTurn = 0 | 90 | 180 | 270
/** A page of one of the files that are put together. `source`: the file, from 0; `page`: from 1. */
export type PlannedPage = {
  source: number
  page: number
  turn: PageTurn
  /** True if a new file begins with this page. */
  startsFile: boolean
}
export type PagePlan = readonly PlannedPage[]

export const allPages = (source: number, count: number): PagePlan =>
  Array.from({ length: count }, (_, index) => ({ source, page: index + 1, turn: 0, startsFile: false }))

/** Moves a page by one place or more; beyond the ends it stays at the end. */
export const movePage = (plan: PagePlan, index: number, by: number): PagePlan => {
  const moved = plan[index]
  if (!moved) return plan
  const to = Math.min(plan.length - 1, Math.max(0, index + by))
  return plan.toSpliced(index, 1).toSpliced(to, 0, moved)
}

const changePage = (plan: PagePlan, index: number, change: (page: PlannedPage) => PlannedPage): PagePlan =>
  plan.map((page, at) => (at === index ? change(page) : page))

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const
export const turnPage = (plan: PagePlan, index: number): PagePlan =>
  changePage(plan, index, (page) => ({ ...page, turn: nextTurn[page.turn] }))

export const switchFileStart = (plan: PagePlan, index: number): PagePlan =>
  changePage(plan, index, (page) => ({ ...page, startsFile: !page.startsFile }))

/** Removes a page. If a new file began with it, the file begins with the next page. */
export const removePage = (plan: PagePlan, index: number): PagePlan => {
  const startsFile = plan[index]?.startsFile ?? false
  return changePage(plan, index + 1, (page) => ({ ...page, startsFile: page.startsFile || startsFile })).filter(
    (_, at) => at !== index,
  )
}

/** Returns the pages of each new file. The first page always begins a file. */
export const filesOfPlan = (plan: PagePlan): PagePlan[] => {
  const files: PlannedPage[][] = []
  for (const page of plan) {
    const last = files.at(-1)
    if (last === undefined || page.startsFile) files.push([page])
    else last.push(page)
  }
  return files
}

/** True if the new file would be equal to the original. */
export const isUnchanged = (plan: PagePlan, count: number): boolean =>
  plan.length === count &&
  filesOfPlan(plan).length === 1 &&
  plan.every(({ source, page, turn }, index) => source === 0 && page === index + 1 && turn === 0)

/** Returns „1–3, 5“: pages that follow each other are one range. */
const rangesOf = (pages: readonly number[]): string => {
  const ranges: [from: number, to: number][] = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else ranges.push([page, page])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

const withoutExtension = (name: string): string => cleanFileName(name).replace(/\.pdf$/i, '')
/** Longer lists of pages are named by their number. */
const longestRanges = 40
const longestBase = 120

/** Returns the name of a new file: „писмо – стр. 1–3.pdf“, „писмо – стр. 1–3 + акт – стр. 2.pdf“. */
export const nameOfPages = (pages: PagePlan, names: readonly string[]): string => {
  const sources = [...new Set(pages.map(({ source }) => source))]
  const parts = sources.map((source) => {
    const own = pages.filter((one) => one.source === source).map(({ page }) => page)
    const ranges = rangesOf(own)
    const base = withoutExtension(names[source] ?? '').slice(0, Math.floor(longestBase / sources.length))
    return `${base} – ${ranges.length > longestRanges ? pluralise(own.length, ['страница', 'страници']) : `стр. ${ranges}`}`
  })
  return cleanFileName(`${parts.join(' + ')}.pdf`)
}

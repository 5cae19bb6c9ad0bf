import { formatDateTime } from '../../../dates/civilDate.ts'
import { now } from '../../../dates/clock.ts'
import { formatCount } from '../../../rules/words/count.ts'

/** When a file or a print was made: „Изготвена на 20.11.2026 г. 10:05 ч.“ of a report, „Изготвено“ of a list. */
export const madeLine = (made: 'Изготвено' | 'Изготвена' = 'Изготвено'): string =>
  `${made} на ${formatDateTime(now().toISOString())}`

type Heading = {
  title: string
  /** What the list is filtered by, in words. */
  tags: readonly { label: string }[]
  /** How many rows the filter finds; undefined while nobody knows. */
  total: number | undefined
  /** Of a file with chosen rows alone: how many. */
  chosen?: number | undefined
}
/** The lines over the table of a file: its title, when it was made, the filter in words, how many rows of how many. */
export const headingOf = ({ title, tags, total, chosen }: Heading): string[] => {
  const all = total === undefined ? '' : formatCount(total)
  return [
    title,
    madeLine(),
    `Филтър: ${tags.map(({ label }) => label).join('; ') || 'няма'}`,
    ...(chosen === undefined ? [] : [`Избрани редове: ${formatCount(chosen)}${all && ` от ${all}`}`]),
    ...(chosen === undefined && all ? [`Редове: ${all}`] : []),
  ]
}

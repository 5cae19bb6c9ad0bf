import { formatDateTime } from '../../../dates/civilDate.ts'
import { now } from '../../../dates/clock.ts'
import { formatCount } from '../../../rules/words/pluralise.ts'

/** Returns „Изготвена на 20.11.2026 г. 10:05 ч.“ for a report, „Изготвено на …“ for a list. */
export const madeLine = (made: 'Изготвено' | 'Изготвена' = 'Изготвено'): string =>
  `${made} на ${formatDateTime(now().toISOString())}`

type Heading = {
  title: string
  tags: readonly { label: string }[]
  total: number | undefined
  chosen?: number | undefined
}
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

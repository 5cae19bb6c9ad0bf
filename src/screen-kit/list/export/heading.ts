import { formatCount } from '../../../rules/words/count.ts'

type Tags = readonly { label: string }[]
/** The lines over the table of a file: what the list is filtered by, in words, and how many rows the file has of how many. */
export const headingOf = (tags: Tags, total: number | undefined, chosen?: number): string[] => {
  const all = total === undefined ? '' : formatCount(total)
  return [
    `Филтър: ${tags.map(({ label }) => label).join('; ') || 'няма'}`,
    ...(chosen === undefined ? [] : [`Избрани редове: ${formatCount(chosen)}${all && ` от ${all}`}`]),
    ...(chosen === undefined && all ? [`Редове: ${all}`] : []),
  ]
}

/** Changes of a term made by a user, not by a deadline rule, and their texts. */
import { type CivilDate, civilDateOf, formatDateYear } from '../../dates/civilDate.ts'

export const termChangeKinds = ['prolonged', 'set'] as const
export type TermChange = {
  kind: (typeof termChangeKinds)[number] | null
  from: CivilDate | null
  to: CivilDate | null
  /** The name of the user who made the change; '' if unknown. */
  by: string
  on: string | null
  reason: string
  basis: string
}

const verbs: Record<(typeof termChangeKinds)[number], string> = {
  prolonged: 'удължен',
  set: 'определен ръчно',
}
const changeText = ({ kind, from, to }: Pick<TermChange, 'kind' | 'from' | 'to'>): string => {
  if (to === null) return 'Срокът е отменен'
  const days = from === null ? `на ${formatDateYear(to)}` : `от ${formatDateYear(from)} на ${formatDateYear(to)}`
  return `Срокът е ${kind === null ? 'променен' : verbs[kind]} ${days}`
}

/**
 * Returns „Срокът е удължен от … на … (Мария Петрова, …). Причина: …. Основание: ….“ without the parts that are
 * unknown.
 */
export const termChangeSentence = (change: TermChange): string => {
  const { by, on, reason, basis } = change
  const who =
    by === '' ? '' : ` (${[by, on === null ? '' : formatDateYear(civilDateOf(on))].filter(Boolean).join(', ')})`
  const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
  return [
    ended(`${changeText(change)}${who}`),
    reason.trim() === '' ? '' : ended(`Причина: ${reason.trim()}`),
    basis.trim() === '' ? '' : ended(`Основание: ${basis.trim()}`),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

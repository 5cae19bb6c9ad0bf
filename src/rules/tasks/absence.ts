import type { StandIn } from '../../contract/standIns.ts'
import { type CivilDate, formatDateYear } from '../../dates/civilDate.ts'

type Absence = Pick<StandIn, 'awayFrom' | 'awayTo'>

export const isAwayOn = ({ awayFrom, awayTo }: Absence, day: CivilDate): boolean =>
  awayFrom !== null && awayTo !== null && awayFrom <= day && day <= awayTo

/** Returns a text such as „отсъства до 27.11.2026 г.“; '' if the person is present and no absence is known. */
export const awayText = (absence: Absence, today: CivilDate): string => {
  const { awayFrom, awayTo } = absence
  if (awayFrom === null || awayTo === null || awayTo < today) return ''
  if (awayFrom === awayTo) return awayFrom === today ? 'отсъства днес' : `ще отсъства на ${formatDateYear(awayFrom)}`
  return awayFrom <= today
    ? `отсъства до ${formatDateYear(awayTo)}`
    : `ще отсъства от ${formatDateYear(awayFrom)} до ${formatDateYear(awayTo)}`
}

export type Instead = { id: number; name: string; as: 'substitute' | 'head' }
export const insteadLabels: Record<Instead['as'], string> = { substitute: 'заместник', head: 'началник' }

/** Returns who can get the work instead, the substitute first: each person once, and never the absent person. */
export const insteadOf = ({ personId, substitute, head }: Omit<StandIn, 'awayFrom' | 'awayTo'>): Instead[] => {
  const all: Instead[] = [
    ...(substitute ? [{ ...substitute, as: 'substitute' as const }] : []),
    ...(head ? [{ ...head, as: 'head' as const }] : []),
  ]
  return all.filter(({ id }, at) => id !== personId && all.findIndex((one) => one.id === id) === at)
}

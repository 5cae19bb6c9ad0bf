import type { Performer, StaffKind, StaffStep } from '../../src/contract/shapes/staff.ts'

export const nouns: Record<StaffKind, string> = {
  leave: 'Заявление за отпуск',
  trip: 'Командировка',
  sickLeave: 'Болничен лист',
  expense: 'Отчет за разходи',
}

export const stepText = (kind: StaffKind, named: string): string => `${nouns[kind]} № ${named}: чака Вашето решение`

/** Returns the performers of the next step. The person who checked an approved report also settles it. */
export const awaitedPerformers = (kind: StaffKind, step: StaffStep | null, performers: readonly Performer[]) => {
  const awaited = kind === 'expense' && step === 'approved' ? 'check' : step
  return performers.flatMap((one) => (one.step === awaited && one.person ? [one.person] : []))
}

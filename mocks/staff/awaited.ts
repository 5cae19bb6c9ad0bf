import type { Performer, StaffKind, StaffStep } from '../../src/contract/shapes/staff.ts'

/** What a notice calls a record. */
export const nouns: Record<StaffKind, string> = {
  leave: 'Заявление за отпуск',
  trip: 'Командировка',
  sickLeave: 'Болничен лист',
  expense: 'Отчет за разходи',
}

/** What a notice says to whoever takes the next step. */
export const stepWords = (kind: StaffKind, named: string): string => `${nouns[kind]} № ${named}: чака Вашето решение`

/** Who takes the step that a record has come to; an approved report is settled by whoever checked it. */
export const awaitedPerformers = (kind: StaffKind, step: StaffStep | null, performers: readonly Performer[]) => {
  const awaited = kind === 'expense' && step === 'approved' ? 'check' : step
  return performers.flatMap((one) => (one.step === awaited && one.person ? [one.person] : []))
}

import type { Performer, StaffStep } from '../../contract/shapes/staff.ts'

export const signersOf = ({ performers }: { performers: readonly Performer[] }, ...steps: StaffStep[]) =>
  performers.flatMap(({ step, title, person }) =>
    steps.length === 0 || (step !== null && steps.includes(step)) ? [[title, person?.name] as const] : [],
  )

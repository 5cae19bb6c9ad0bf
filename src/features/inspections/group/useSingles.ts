import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { GroupedInspection } from '../../../contract/shapes/inspections.ts'
import { today } from '../../../dates/clock.ts'
import { dayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { inspectionOfGroup } from '../../../rules/inspections/copyInspection.ts'
import { blankInspection } from '../../../rules/inspections/inspectionRecord.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { madeInspection } from '../inspectionDefinitions.ts'
import { inspectionsChangedAtom, ownInspectionAtom } from '../inspectionState.ts'

export type Singles = {
  busyId: number | null
  create: (department: { id: number; name: string }) => void
}

export const useSingles = (group: GroupedInspection): Singles => {
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const own = useAtomValue(ownInspectionAtom) ?? blankInspection
  // Until the calendar is loaded, only statutory holidays are known.
  const calendar = useAtomValue(calendarAtom) ?? dayCalendar([])
  const [busyId, setBusyId] = useState<number | null>(null)
  const { run } = useSingleFlight()
  const create = async (department: { id: number; name: string }) => {
    setBusyId(department.id)
    const end = await madeInspection(inspectionOfGroup(group, department, { today: today(), own, calendar }))
    setBusyId(null)
    void notifyChanged()
    if (end.kind === 'done') announce(`Създадена е чернова ${end.reply.number}: ${department.name}.`)
  }
  return { busyId, create: (department) => void run(() => create(department)) }
}

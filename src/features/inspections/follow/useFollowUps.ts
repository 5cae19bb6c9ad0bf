import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { inspections } from '../../../contract/inspections.ts'
import type { DeviceToFollow, Inspection } from '../../../contract/shapes/inspections.ts'
import { today } from '../../../dates/clock.ts'
import { dayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { followUpOf } from '../../../rules/inspections/copyInspection.ts'
import { listed } from '../../../rules/words/pluralise.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { attempt } from '../../../transport/request.ts'
import { madeInspection } from '../inspectionDefinitions.ts'
import { inspectionsChangedAtom } from '../inspectionState.ts'
import { newKey } from '../words.tsx'

export const useFollowUps = (onMade: (made: Inspection[]) => void) => {
  // Until the calendar is loaded, only statutory holidays are known.
  const calendar = useAtomValue(calendarAtom) ?? dayCalendar([])
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useSingleFlight()
  const make = async (chosen: readonly DeviceToFollow[]) => {
    setProblem(undefined)
    const made: Inspection[] = []
    const failed: string[] = []
    for (const guid of new Set(chosen.map(({ inspectionGuid }) => inspectionGuid))) {
      const own = chosen.filter(({ inspectionGuid }) => inspectionGuid === guid)
      const source = await attempt(inspections.byGuid, { query: { guid } }, { quiet: true })
      const mine =
        source.done &&
        followUpOf(
          source.reply,
          own.map(({ key }) => key),
          { today: today(), newKey, calendar },
        )
      const end = mine && (await madeInspection(mine))
      if (end !== false && end.kind === 'done') made.push(end.reply)
      else failed.push(own[0]?.inspectionNumber ?? '')
    }
    void notifyChanged()
    if (failed.length > 0)
      setProblem(`Не е създадена последваща проверка за ${listed(failed)}. Проверете списъка и опитайте отново.`)
    if (made.length > 0) onMade(made)
  }
  return { busy, problem, make: (chosen: readonly DeviceToFollow[]) => void run(() => make(chosen)) }
}

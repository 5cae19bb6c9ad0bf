import { today } from '../../../dates/clock.ts'
import { type DayCalendar, describeNonWorking } from '../../../rules/deadlines/dayCalendar.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'

export const DayOff = ({ calendar }: { calendar: DayCalendar | null }) => {
  if (!calendar?.isNonWorking(today())) return null
  return (
    <Banner kind="warning">
      Денят не е работен: {describeNonWorking(today(), calendar)}. Ако обучаемите трябва да започнат в работен ден,
      първо го сменете от „Календар“.
    </Banner>
  )
}
